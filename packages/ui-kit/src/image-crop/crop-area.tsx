import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Cut } from './cut-out.ts'

interface CropAreaProps {
  label: string
  url: string
  shape: 'square' | 'circle'
  zoom: number
  mostZoom: number
  onZoom: (zoom: number) => void
  onCut: (cut: Cut) => void
}

/** The picture behind a window that stays where it is. */
export function CropArea({ label, url, shape, zoom, mostZoom, onZoom, onCut }: CropAreaProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  return (
    <Cropper
      image={url}
      crop={place}
      zoom={zoom}
      maxZoom={mostZoom}
      aspect={1}
      cropShape={shape === 'circle' ? 'round' : 'rect'}
      showGrid={false}
      keyboardStep={4}
      // Its style sheet comes with ours, under our policy.
      disableAutomaticStylesInjection
      cropperProps={{ 'aria-label': label, role: 'group' }}
      mediaProps={{ alt: '' }}
      onCropChange={setPlace}
      onZoomChange={onZoom}
      onCropComplete={(_share, pixels) => onCut(pixels)}
    />
  )
}
