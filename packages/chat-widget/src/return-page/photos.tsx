/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import type { KeptPhoto } from './choice.ts'
import { Icon } from './icons.tsx'
import type { Texts } from './texts.ts'
import type { PhotoProblem, Upload } from './use-uploads.ts'

interface PhotosProps {
  texts: Texts
  photos: readonly KeptPhoto[]
  uploads: readonly Upload[]
  problem: PhotoProblem | undefined
  canAdd: boolean
  onAdd: (files: readonly File[]) => void
  onRemove: (photo: KeptPhoto) => void
  onStop: (upload: Upload) => void
}

/** Photos of a line, and the way to add one. */
export function Photos(props: PhotosProps) {
  const { texts, photos, uploads, problem, canAdd, onAdd, onRemove, onStop } = props
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div class="photos">
      <div class="pictures">
        {photos.map((photo, place) => (
          <span class="photo" key={photo._id}>
            <img src={photo.url} alt={texts.photoNumber(place + 1)} />
            <Remove label={texts.removePhoto(place + 1)} onClick={() => onRemove(photo)} />
          </span>
        ))}
        {uploads.map((upload, place) => {
          const percent = Math.round(upload.share * 100)
          const number = photos.length + place + 1
          return (
            <span class="photo" key={upload.id}>
              <img src={upload.url} alt={texts.photoNumber(number)} />
              <span class="share" role="status" aria-label={texts.uploaded(percent)}>
                {`${percent}%`}
              </span>
              <Remove label={texts.removePhoto(number)} onClick={() => onStop(upload)} />
            </span>
          )
        })}
        {canAdd && (
          <button type="button" class="add-photo" onClick={() => picker.current?.click()}>
            <Icon name="camera" size={22} />
            {texts.photo}
          </button>
        )}
        {photos.length + uploads.length === 0 && <span class="quiet hint-beside">{texts.photoHint}</span>}
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      {problem && (
        <p class="error" role="alert">
          {texts[problem]}
        </p>
      )}
    </div>
  )
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="remove" aria-label={label} onClick={onClick}>
      <span>
        <Icon name="cross" size={14} />
      </span>
    </button>
  )
}
