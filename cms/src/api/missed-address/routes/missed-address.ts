/** The site reports; nobody reads or changes the list over the content API. */
export default {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/missed-addresses/report', handler: 'missed-address.report' }],
};
