/** Of the registrations and certificates on the company profile. */
export const PAPER_ID = 'on-paper';
