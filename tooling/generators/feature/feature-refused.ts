/** There is no new feature; the message says why. */
export class FeatureRefused extends Error {}
