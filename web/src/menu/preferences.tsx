import { Choice, Select } from "../controls/choice.tsx";
import { Sheet } from "../controls/sheet.tsx";
import { Switch } from "../controls/switch.tsx";
import { motion, sound, theme, vibration } from "../preferences.ts";
import { chooseLanguage, LANGUAGES, languageChoice, t, words, type Language } from "../words/index.ts";

/** What each reader chooses for this device alone. */
export function PreferenceFields() {
  const languages = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({ value, label }));
  return (
    <div class="preferences">
      <Select
        label={t("menu-language")}
        ways={languages}
        value={languageChoice.value === "auto" ? words.value.language : languageChoice.value}
        onChange={(language) => void chooseLanguage(language)}
      />
      <Choice
        label={t("menu-theme")}
        shape="band"
        ways={(["auto", "light", "dark"] as const).map((value) => ({ value, label: t(`menu-theme-${value}`) }))}
        value={theme.value}
        onChange={(value) => (theme.value = value)}
      />
      <Choice
        label={t("menu-motion")}
        shape="band"
        ways={(["auto", "full", "reduced"] as const).map((value) => ({ value, label: t(`menu-motion-${value}`) }))}
        value={motion.value}
        onChange={(value) => (motion.value = value)}
      />
      <Switch label={t("menu-sound")} on={sound.value} onChange={(on) => (sound.value = on)} />
      {typeof navigator.vibrate === "function" && <Switch label={t("menu-vibration")} on={vibration.value} onChange={(on) => (vibration.value = on)} />}
    </div>
  );
}

export function Preferences({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("menu-preferences")} onClose={onClose}>
      <PreferenceFields />
    </Sheet>
  );
}
