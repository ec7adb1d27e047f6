import type { SamplePack } from '../support/seeded-database';

type Query = readonly [query: string, kind: string, id: string];

const CONSULTANCY: readonly Query[] = [
  ['payroll', 'service', 'Payroll'],
  ['payrol tanzania', 'page', 'payroll'],
  ['pyaroll kenya', 'page', 'payroll'],
  ['mishahara', 'page', 'payroll'],
  ['mobile money', 'service', 'Mobile Money'],
  ['moble mony reconcilation', 'page', 'mobile-money-reconciliation'],
  ['who paid 350000', 'page', 'mobile-money-reconciliation'],
  ['malipo kwa simu', 'page', 'mobile-money-reconciliation'],
  ['erp', 'service', 'ERP'],
  ['our services', 'page', '/services'],
  ['whatsapp', 'page', '/contact'],
  ['mawasiliano', 'page', '/contact'],
  ['request a quote', 'page', '/quote'],
  ['management team', 'page', '/aboutus/management-team'],
  ['about us', 'page', '/aboutus/company-profile'],
  ['faq', 'page', '/faq'],
  ['blogs', 'page', '/blogs'],
  ['huduma', 'page', '/services'],
  ['how much does an erp cost', 'service', 'ERP'],
  ['payroll price', 'service', 'Payroll'],
  ['how long does an erp project take', 'question', '0'],
  ['what does it cost?', 'question', '1'],
  ['S/4', 'page', 's4'],
  ['s4 groups of companys', 'page', 's4'],
  ['bussiness one', 'page', 'business-one'],
  ['cloud migraton', 'service', 'Cloud Migration'],
  ['fibre cut', 'page', 'cloud'],
  ['efd reciepts', 'page', 'efd-receipts'],
  ['fiscal receipts', 'question', '2'],
  ['weighbrige', 'page', 'weighbridge-to-invoice'],
  ['go live weekend', 'article', 'go-live-weekend'],
  ['holiday suport hours', 'article', 'holiday-support-hours'],
  ['month end close', 'article', 'month-end-in-three-days'],
  ['privacy polcy', 'page', 'privacy-policy'],
  ['faragha', 'page', 'privacy-policy'],
  ['aiva asistant', 'page', 'aiva'],
  ['manufacturing batch cost', 'page', 'manufacturing'],
  ['neema kesy', 'person', 'neema-kessy'],
  ['managing director', 'person', 'neema-kessy'],
  ['trainig', 'service', 'Training'],
  ['field networks', 'service', 'Field Networks'],
  ['old logins of people who left', 'article', 'who-still-has-a-login'],
  ['reports nobody reads', 'page', 'reports-nobody-opens'],
];

const LOGISTICS: readonly Query[] = [
  ['services', 'page', '/services'],
  ['request a quote', 'page', '/quote'],
  ['sea freight price', 'service', 'Sea Freight'],
  ['freight', 'service', 'Sea Freight'],
  ['customs', 'page', 'customs-clearance'],
  ['tracking', 'page', 'online-tracking'],
  ['privacy', 'page', 'privacy-policy'],
  ['upendo', 'person', 'upendo-massawe'],
  ['manager', 'person', 'upendo-massawe'],
  ['demurage', 'question', '3'],
  ['who pays when a truck waits', 'service', 'Road Freight'],
];

/** What people type, errors included, and what has to come first, by the sample content. */
export const QUERIES: Readonly<Record<SamplePack, readonly Query[]>> = {
  consultancy: CONSULTANCY,
  logistics: LOGISTICS,
};
