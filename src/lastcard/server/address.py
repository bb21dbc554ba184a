"""Where the server is reached, and from where it may be.

>>> is_near("192.168.1.20"), is_near("8.8.8.8"), is_near("::ffff:10.0.0.1")
(True, False, True)
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache

#: This machine, and networks that are not the internet: private ones, a cable between two, those behind a provider's NAT, and those kept
#: for examples and measurements.
_NEAR = tuple(
    map(
        ipaddress.ip_network,
        (
            "127.0.0.0/8",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "100.64.0.0/10",
            "192.0.2.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "::1/128",
            "fc00::/7",
            "fe80::/10",
        ),
    )
)
#: Ends of names that no name server of the internet answers for, so that nobody else can have such a name.
_LOCAL_ENDS = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
#: What such a name is made of, as it is repeated in headers.
_NAME = re.compile(r"[a-z0-9_.-]+")


@lru_cache(4096)
def is_near(address: str) -> bool:
    """Whether an address is of this machine or of a network of one's own."""
    found = _parsed(address)
    return found is not None and any(found.version == network.version and found in network for network in _NEAR)


@lru_cache(4096)
def household(address: str) -> str:
    """Whose address it is, as far as limits go: of the internet's long addresses everybody has very many, which begin the same.

    >>> household("::ffff:10.0.0.1"), household("2001:db8:1:2::99"), household("fe80::1%eth0"), household("x" * 999)
    ('10.0.0.1', '2001:db8:1:2::/64', 'fe80::1', '?')
    """
    found = _parsed(address[:100])
    if found is None:
        return "?"
    if isinstance(found, ipaddress.IPv6Address) and not any(found in network for network in _NEAR if network.version == 6):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_address(text: str) -> bool:
    """Whether a text is an address, or a network of such.

    >>> is_address("192.0.2.1"), is_address("2001:db8::/64"), is_address("0f3a9c")
    (True, True, False)
    """
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    """Whether an address, or the name `localhost`, is this machine's own."""
    found = _parsed(address)
    return address == "localhost" if found is None else found.is_loopback


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest first. Nothing is sent to find them."""
    found: list[str] = []
    # To connect a datagram socket sends nothing; it only chooses the interface that would be used.
    for target in ("10.255.255.255", "192.168.255.255", "172.31.255.255", "192.0.2.1"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(probe.getsockname()[0])
            except OSError:
                continue
    return [address for address in dict.fromkeys(found) if not is_loopback(address) and address != "0.0.0.0"]


def url(host: str, port: int, scheme: str = "http") -> str:
    """The address of a page.

    >>> url("::1", 80), url("10.0.0.2", 8000)
    ('http://[::1]', 'http://10.0.0.2:8000')
    """
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" if port == {"http": 80, "https": 443}[scheme] else f"{scheme}://{name}:{port}"


class Names:
    """The names under which the server answers.

    A page of elsewhere may have its own name point to this machine, and would then be taken for ours: so the name in a request must be an
    address, or a name that is ours.

    >>> names = Names(["cards.example.org"])
    >>> [names.knows(host) for host in ("10.0.0.2:8000", "[::1]:80", "localhost", "Cards.example.org", "evil.example.org")]
    [True, True, True, True, False]
    """

    def __init__(self, more: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, own.partition(".")[0], *(name.lower().rstrip(".") for name in more)}
        self._cache: dict[str, bool] = {}

    def knows(self, host: str) -> bool:
        """Whether the `Host` of a request is ours."""
        known = self._cache.get(host)
        if known is None:
            known = self._look(host)
            if len(self._cache) < 1000 and len(host) < 300:
                self._cache[host] = known
        return known

    def _look(self, host: str) -> bool:
        name = host_name(host)
        if name in self._names or ("%" not in name and _parsed(name) is not None):
            return bool(name)
        return name.endswith(_LOCAL_ENDS) and _NAME.fullmatch(name) is not None


def host_name(host: str) -> str:
    """The name in a `Host` header, without the port.

    >>> host_name("Localhost:80"), host_name("[::1]:80"), host_name("a:b:c")
    ('localhost', '::1', '')
    """
    if host.startswith("["):
        name, closed, port = host[1:].partition("]")
        port = port.removeprefix(":")
    else:
        name, _, port = host.partition(":")
        closed = "]"
    return name.lower().rstrip(".") if closed and (not port or (port.isascii() and port.isdigit())) else ""
