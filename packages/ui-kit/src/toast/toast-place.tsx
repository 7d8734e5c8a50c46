import { createContext, useContext } from 'react'
import styles from './toast.module.css'

/** Takes the element in which toasts are shown, or gives it back. */
export const ToastPlaceContext = createContext<((place: HTMLElement | null) => void) | undefined>(undefined)

/** Where toasts are shown while it is on the page: part of a column, whose other parts make room. */
export function ToastPlace() {
  const setPlace = useContext(ToastPlaceContext)
  return <div ref={setPlace} className={styles['place']} />
}
