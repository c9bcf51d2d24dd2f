/** What is read of the browser's `navigator`. */
type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/**
 * Whether this is iOS or iPadOS. An iPad says it is a Mac, but no Mac has a touch screen.
 * On the server: false.
 */
export function isIos(device: Device | undefined = globalThis.navigator): boolean {
  if (!device) return false;
  return /iPhone|iPad|iPod/.test(device.userAgent) || (device.platform === 'MacIntel' && device.maxTouchPoints > 1);
}
