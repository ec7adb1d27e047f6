/** What the site says and asks about what visitors sent. No record is read or changed by it. */
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/submissions/notified', handler: 'submission.notified' },
    { method: 'GET', path: '/submissions/outbox', handler: 'submission.outbox' },
    { method: 'POST', path: '/submissions/subscriber', handler: 'submission.subscriber' },
  ],
};
