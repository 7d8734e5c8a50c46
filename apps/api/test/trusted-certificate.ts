import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createCertificate } from '@replybay/mail-server'

/** Of every server that tests ask by TLS, and trusted by this process. One: two that are called alike are taken for each other. */
export const certificate = createCertificate()
setDefaultCACertificates([...getCACertificates('default'), certificate.cert])
