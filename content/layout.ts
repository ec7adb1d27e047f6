/** What the parts say that several screens share. */
export const LAYOUT_COPY = {
  skipToContent: 'Skip to content',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  closingTitle: 'Ready to Transform Your Business?',
  getStarted: 'Get Started Today',
  scheduleConsultation: 'Schedule Consultation',
} as const;
