/** What browsers offer to read codes; TypeScript's own library has no types for it. @see https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type ReaderClass = new () => BarcodeReader

/** Undefined where the browser reads no codes, or there is no way to a camera. */
export function findBarcodeReader(): ReaderClass | undefined {
  if (!('mediaDevices' in navigator)) return undefined
  // Sound: it is the class of the standard, where there is one.
  return (globalThis as { BarcodeDetector?: ReaderClass }).BarcodeDetector
}
