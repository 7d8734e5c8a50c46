import { warehouseQueries } from '@replybay/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Sheets } from './open-sheets.ts'

interface Preview {
  /** As they will be printed; the ones before while a change is drawn. */
  sheets: Sheets | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/** The sheets that a choice of papers makes. */
export function useSheets(request: Parameters<typeof warehouseQueries.preview>[0]): Preview {
  const isEmpty = request.orderNumbers.length === 0 || request.papers.length === 0
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...warehouseQueries.preview(request),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  })
  const [opened, setOpened] = useState<{ of: Blob; sheets: Sheets }>()
  const [failed, setFailed] = useState<{ of: Blob; error: unknown }>()
  useEffect(() => {
    if (!data) return
    let isOver = false
    let mine: Sheets | undefined
    const open = async () => {
      const { openSheets } = await import('./open-sheets.ts')
      mine = await openSheets(data)
      if (isOver) mine.close()
      else setOpened({ of: data, sheets: mine })
    }
    open().catch((reason: unknown) => !isOver && setFailed({ of: data, error: reason }))
    return () => {
      isOver = true
      mine?.close()
    }
  }, [data])
  const problem = error ?? (failed && failed.of === data ? failed.error : undefined)
  return {
    sheets: isEmpty || problem ? undefined : opened?.sheets,
    isPending: !isEmpty && !problem && (isPlaceholderData || opened?.of !== data),
    error: isEmpty ? undefined : problem,
    retry: () => void refetch(),
  }
}
