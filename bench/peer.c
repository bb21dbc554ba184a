/* The same game in C: Classic, random play, hands as counts per kind of card.
 *
 *     gcc -O3 -march=native -o peer peer.c
 *     ./peer PLAYERS GAMES SEED
 *
 * A peer for the benchmarks: it plays rounds as fast as count vectors reasonably can, by the same rulings and with the same player as
 * lastcard's `random` bot, and prints one line of JSON. It knows nothing but Classic's default options, and it is no referee: the rules
 * of lastcard are its Python functions. The ids in the comments are those of the rulings.
 *
 * The player: uniform over the legal moves, a wild once per colour; draws only when it can play nothing; plays or keeps a playable drawn
 * card with equal chance; always says UNO.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 10, HAND = 7, PACK = 108, LAST_ACTION = 5000 };

/* A kind of card is colour * SYMBOLS + symbol: 0-9, then the three below. The wilds come after the four colours. */
enum { COLOURS = 4, SYMBOLS = 13, SKIP = 10, REVERSE = 11, DRAW_TWO = 12 };
enum { WILD = COLOURS * SYMBOLS, WILD_DRAW, KINDS };
enum { NO_SYMBOL = -1, NOBODY = -1 };

static uint8_t colour_of[KINDS], pack[PACK];
static int8_t symbol_of[KINDS];
static int points_of[KINDS];

static struct {
    int hand[SEATS][KINDS]; /* how many of each kind */
    int size[SEATS];        /* cards in the hand */
    int players, turn, direction, dealer;
    int colour, symbol; /* what must be matched; NO_SYMBOL on a wild */
    int drawn;          /* the card that draw() took last */
    int draws, discards;
    uint8_t draw_pile[PACK], discard_pile[PACK];
} g;

/* --- chance: xoshiro128** --- */

static uint32_t chance[4];

static inline uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static inline uint32_t next_random(void) {
    uint32_t result = rotl(chance[1] * 5, 7) * 9, t = chance[1] << 9;
    chance[2] ^= chance[0];
    chance[3] ^= chance[1];
    chance[1] ^= chance[2];
    chance[0] ^= chance[3];
    chance[2] ^= t;
    chance[3] = rotl(chance[3], 11);
    return result;
}

/* A number below n, each with exactly the same chance. */
static inline uint32_t below(uint32_t n) {
    uint64_t m = (uint64_t)next_random() * n;
    if ((uint32_t)m < n) {
        uint32_t least = -n % n;
        while ((uint32_t)m < least) m = (uint64_t)next_random() * n;
    }
    return m >> 32;
}

static void set_seed(uint64_t seed) {
    for (int i = 0; i < 4; i++) { /* splitmix64 */
        uint64_t z = (seed += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        chance[i] = (uint32_t)(z ^ (z >> 31));
    }
}

/* --- the game --- */

static void make_tables(void) {
    int n = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int wild = kind >= WILD, symbol = wild ? NO_SYMBOL : kind % SYMBOLS;
        int count = wild ? 4 : symbol == 0 ? 1 : 2; /* DECK */
        colour_of[kind] = wild ? COLOURS : kind / SYMBOLS;
        symbol_of[kind] = symbol;
        points_of[kind] = wild ? 50 : symbol >= SKIP ? 20 : symbol; /* POINTS */
        while (count--) pack[n++] = kind;
    }
}

static inline int after(int seat) {
    seat += g.direction;
    return seat == g.players ? 0 : seat < 0 ? g.players - 1 : seat;
}

/* A card of the draw pile, each with equal chance: the shuffle of Fisher and Yates, a step for each card that is taken, and none for
 * those that nobody sees. So shuffling a pile is no work, and putting a card back is none either. */
static inline int take(void) {
    uint32_t at = below(g.draws--);
    int card = g.draw_pile[at];
    g.draw_pile[at] = g.draw_pile[g.draws];
    g.draw_pile[g.draws] = card;
    return card;
}

/* DEALER: everybody draws a card, the highest deals; those with equal highest draw again. */
static int draw_for_dealer(void) {
    int seats[SEATS], n = g.players;
    for (int i = 0; i < n; i++) seats[i] = i;
    while (n > 1) {
        int best = -1, equal = 0;
        g.draws = PACK;
        for (int i = 0; i < n; i++) {
            int points = points_of[take()];
            if (points > best) best = points, equal = 0;
            if (points == best) seats[equal++] = seats[i];
        }
        n = equal;
    }
    return seats[0];
}

/* EMPTY: the discard pile without its top card is shuffled and takes the place of the draw pile. */
static void recycle(void) {
    uint8_t top = g.discard_pile[--g.discards];
    memcpy(g.draw_pile, g.discard_pile, g.discards);
    g.draws = g.discards;
    g.discard_pile[0] = top;
    g.discards = 1;
}

/* How many of the n cards could be drawn (EMPTY-2). */
static inline int draw(int seat, int n) {
    for (int i = 0; i < n; i++) {
        if (g.draws == 0) {
            recycle();
            if (g.draws == 0) return i;
        }
        g.drawn = take();
        g.hand[seat][g.drawn]++;
        g.size[seat]++;
    }
    return n;
}

static void deal(void) {
    memcpy(g.draw_pile, pack, PACK);
    g.dealer = draw_for_dealer();
    g.draws = PACK;
    memset(g.hand, 0, sizeof g.hand[0] * g.players);
    memset(g.size, 0, sizeof g.size);
    g.direction = 1;
    for (int i = 0; i < HAND; i++)
        for (int n = 0, seat = g.dealer; n < g.players; n++) draw(seat = after(seat), 1);

    int top = take();
    while (top >= WILD) { /* OPEN-W, OPEN-WD */
        g.draws++;
        top = take();
    }
    g.discard_pile[0] = top;
    g.discards = 1;
    g.colour = colour_of[top];
    g.symbol = symbol_of[top];
    g.turn = after(g.dealer);
    if (g.symbol == SKIP) { /* OPEN-S */
        g.turn = after(g.turn);
    } else if (g.symbol == DRAW_TWO) { /* OPEN-D */
        draw(g.turn, 2);
        g.turn = after(g.turn);
    } else if (g.symbol == REVERSE) { /* OPEN-R */
        g.direction = -1;
        g.turn = g.dealer;
    }
}

/* Lay the card, carry it out and pass the turn on. */
static inline void lay(int card) {
    int seat = g.turn, next = after(seat);
    g.hand[seat][card]--;
    g.size[seat]--;
    g.discard_pile[g.discards++] = card;
    g.symbol = symbol_of[card];
    if (card >= WILD) {
        if (card == WILD_DRAW) { /* WD */
            draw(next, 4);
            next = after(next);
        }
    } else {
        g.colour = colour_of[card];
        if (g.symbol == SKIP) { /* SKIP */
            next = after(next);
        } else if (g.symbol == DRAW_TWO) { /* DRAWN, OUT-DRAW */
            draw(next, 2);
            next = after(next);
        } else if (g.symbol == REVERSE) { /* REVERSE */
            g.direction = -g.direction;
            next = g.players == 2 ? seat : after(seat);
        }
    }
    g.turn = next;
}

/* Lay one of the legal cards, each with equal chance, a wild once per colour. Without one: return 0. */
static inline int play_any(void) {
    const int *hand = g.hand[g.turn], *row = hand + g.colour * SYMBOLS;
    int found[SYMBOLS + COLOURS], n = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++) { /* MATCH */
        found[n] = g.colour * SYMBOLS + symbol;
        n += row[symbol] != 0;
    }
    if (g.symbol != NO_SYMBOL) {
        for (int colour = 0; colour < COLOURS; colour++) {
            found[n] = colour * SYMBOLS + g.symbol;
            n += (colour != g.colour) & (hand[colour * SYMBOLS + g.symbol] != 0);
        }
    }
    int wilds = hand[WILD] ? COLOURS : 0;
    int wild_draws = n == 0 && hand[WILD_DRAW] ? COLOURS : 0; /* WD-PLAY, WD-TEST */
    int moves = n + wilds + wild_draws;
    if (moves == 0) return 0;
    int chosen = moves == 1 ? 0 : (int)below(moves);
    if (chosen < n) {
        lay(found[chosen]);
    } else {
        int wild = chosen - n < wilds ? WILD : WILD_DRAW;
        g.colour = (chosen - n) % COLOURS;
        lay(wild);
    }
    return 1;
}

/* Play the card just drawn or keep it. A drawn Wild Draw is always honest here: its player could lay nothing else (DRAW-WD). */
static inline int play_drawn(void) {
    int card = g.drawn;
    if (card < WILD && colour_of[card] != g.colour && symbol_of[card] != g.symbol) return 0;
    if (below(2) == 0) return 0;
    if (card >= WILD) g.colour = below(COLOURS);
    lay(card);
    return 1;
}

static int points_in_hand(int seat) {
    int points = 0;
    for (int kind = 0; kind < KINDS; kind++) points += g.hand[seat][kind] * points_of[kind];
    return points;
}

struct result {
    int winner, points, actions;
};

/* Play one round. */
static struct result play_round(void) {
    struct result result = {NOBODY, 0, 0};
    int passes = 0;
    deal();
    while (result.winner == NOBODY && result.actions < LAST_ACTION && passes < g.players) {
        int seat = g.turn;
        result.actions++;
        if (play_any()) {
            passes = 0;
            if (g.size[seat] == 0) result.winner = seat; /* OUT */
        } else if (draw(seat, 1) == 0) {
            passes++;
            g.turn = after(seat);
        } else {
            passes = 0;
            if (result.actions < LAST_ACTION && play_drawn()) /* a hand of two at least, so nobody goes out */
                result.actions++;
            else
                g.turn = after(seat);
        }
    }

    int hands[SEATS], sum = 0;
    for (int seat = 0; seat < g.players; seat++) sum += hands[seat] = points_in_hand(seat);
    if (result.winner == NOBODY) { /* BLOCKED, ENDLESS */
        int fewest = 0, equal = 1;
        for (int seat = 1; seat < g.players; seat++) {
            if (hands[seat] < hands[fewest])
                fewest = seat, equal = 1;
            else
                equal += hands[seat] == hands[fewest];
        }
        if (equal == 1) result.winner = fewest;
    }
    if (result.winner != NOBODY) result.points = sum - hands[result.winner]; /* SCORE */
    return result;
}

static double now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int n, char **words) {
    long players = n == 4 ? strtol(words[1], NULL, 10) : 0, games = n == 4 ? strtol(words[2], NULL, 10) : 0;
    if (players < 2 || players > SEATS || games < 1) {
        fputs("usage: peer PLAYERS GAMES SEED\n", stderr);
        return 2;
    }
    g.players = players;
    set_seed(strtoull(words[3], NULL, 10));
    make_tables();

    long wins[SEATS] = {0}, dealer_wins = 0, nobody = 0;
    int64_t actions = 0, squares = 0, points = 0;
    double cpu = now(CLOCK_PROCESS_CPUTIME_ID), wall = now(CLOCK_MONOTONIC);
    for (long i = 0; i < games; i++) {
        struct result result = play_round();
        actions += result.actions;
        squares += (int64_t)result.actions * result.actions;
        points += result.points;
        if (result.winner == NOBODY) {
            nobody++;
        } else {
            wins[result.winner]++;
            dealer_wins += result.winner == g.dealer;
        }
    }
    wall = now(CLOCK_MONOTONIC) - wall;
    cpu = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;

    double mean = (double)actions / games;
    printf("{\"players\": %ld, \"games\": %ld, \"seconds\": %.6f, \"cpu_seconds\": %.6f, \"games_per_second\": %.1f, ", players, games, wall, cpu,
           games / cpu);
    printf("\"turn_actions\": %.4f, \"turn_actions_variance\": %.2f, \"points\": %.4f, \"dealer_wins\": %ld, \"nobody\": %ld, \"wins\": [", mean,
           (double)squares / games - mean * mean, (double)points / games, dealer_wins, nobody);
    for (long seat = 0; seat < players; seat++) printf("%s%ld", seat ? ", " : "", wins[seat]);
    puts("]}");
    return 0;
}
