import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries: everything that is not an ordinary address of the public internet. */
const special = new BlockList()
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [network, bits] of special4) special.addSubnet(network, bits, 'ipv4')

const ordinary6 = new BlockList()
ordinary6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
// Protocol assignments with Teredo, documentation, and 6to4, which wraps any IPv4 address.
const wraps: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, bits] of wraps) special6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public internet: not of this machine, its network, or any special use. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && ordinary6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
