/** Of the registrations and certificates on the company profile. */
export const REGISTRATIONS_ID = 'on-paper';
