/** Reads the addresses of clients. */
import ipaddr from 'ipaddr.js';

/** Reads an address; an IPv4 address in IPv6 notation is read as IPv4. Returns undefined for anything else. */
const read = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

/** Key of a client address: the address itself for IPv4, the /64 network for IPv6, which one household shares. */
export function addressKey(address: string | undefined): string {
  const known = read(address ?? '');
  if (!(known instanceof ipaddr.IPv6)) return known?.toString() ?? (address || 'unknown');
  const groups = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Returns the range an address belongs to, such as `loopback` or `private`; undefined for anything but an address. */
export function rangeOf(address: string | undefined) {
  return read(address ?? '')?.range();
}
