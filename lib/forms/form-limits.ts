/** The longest texts the content service accepts. */
export const LIMITS = {
  name: 120,
  company: 160,
  email: 254,
  phone: 40,
  service: 200,
  message: 5000,
} as const;
