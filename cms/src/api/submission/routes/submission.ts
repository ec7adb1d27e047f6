/**
 * What the site says and asks about what visitors sent: that a record was announced, how many are not,
 * and what a subscriber wants, by the token of a link. No text of a visitor is read by it.
 */
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/submissions/notified', handler: 'submission.notified' },
    { method: 'GET', path: '/submissions/outbox', handler: 'submission.outbox' },
    { method: 'POST', path: '/submissions/subscriber', handler: 'submission.subscriber' },
  ],
};
