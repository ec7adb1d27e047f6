/** The three fixed tiles of the contact screen (specification §2, Contact). */
export const CONTACT_PROMISES = [
  { figure: '24/7', label: 'Support' },
  { figure: '1hr', label: 'Response' },
  { figure: '100%', label: 'Quality' },
] as const;
