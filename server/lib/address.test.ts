import { describe, expect, it } from 'vitest';
import { addressKey, rangeOf } from './address.ts';

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['not-an-address', 'not-an-address'],
    [undefined, 'unknown'],
    ['', 'unknown'],
  ])('maps %s to %s', (address, key) => expect(addressKey(address)).toBe(key));

  it('returns the network of an IPv6 address in any notation', () => {
    const same = ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'];
    for (const address of same) expect(addressKey(address)).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('ignores leading zeros in networks', () => {
    expect(addressKey('2001:0db8:0001:0002::1')).toBe(addressKey('2001:db8:1:2::1'));
  });
});

describe('rangeOf', () => {
  it.each([
    ['127.8.9.1', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.0.1', 'private'],
    ['fd00::1', 'uniqueLocal'],
    ['172.32.0.1', 'unicast'],
    ['2001:4860:4860::8888', 'unicast'],
    ['not-an-address', undefined],
    [undefined, undefined],
  ])('maps %s to %s', (address, range) => expect(rangeOf(address)).toBe(range));
});
