/**
 * What a pack decides about leads. The privacy policies quote it, so that they promise what the
 * content service does.
 */
export const leadSettings = { deleteAfterMonths: 24 };
