const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan)|(?:0|10|127)\..*|169\.254\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[(?:::1?|f[cd].*|fe80.*)\])$/

/** Whether an address leads to this computer or into a private network, where no service reaches it. */
export function isPrivateAddress(address: string): boolean {
  const { hostname } = new URL(address)
  return PRIVATE.test(hostname) || (!hostname.includes('.') && !hostname.startsWith('['))
}
