import { useCallback } from 'react'

interface BlobImageProps {
  bytes: Blob
  /** @default none: its name stands beside it */
  alt?: string
}

/** A picture whose bytes the page holds. Its address is given back when it is no longer shown. */
export function BlobImage({ bytes, alt = '' }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [bytes],
  )
  return <img ref={show} alt={alt} />
}
