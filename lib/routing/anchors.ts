/** Of the registrations and certificates on the company profile. */
export const REGISTRATIONS_ID = 'on-paper';

/** Of what it is like to work here, on the careers screen. */
export const WORKING_HERE_ID = 'working-here';
