import { factories } from '@strapi/strapi';
import { isRecord } from '../../../is-record';
import { refuse } from '../../../refuse';

/** Lets a program say on which day an article was begun, as one that moves an older site here has to: Strapi takes no such day. */
export default factories.createCoreController('api::article.article', () => ({
  async validateInput(input: unknown, ctx: unknown) {
    const { createdAt, data } = setApart(input);
    if (createdAt !== undefined && !isPast(createdAt)) {
      refuse('createdAt', 'Write a moment that has passed: 2014-05-03T08:00:00Z.');
    }
    return super.validateInput(data, ctx);
  },
  async sanitizeInput(input: unknown, ctx: unknown) {
    const { createdAt, data } = setApart(input);
    const sanitized = await super.sanitizeInput(data, ctx);
    return createdAt === undefined ? sanitized : { ...sanitized, createdAt };
  },
}));

function setApart(input: unknown): { createdAt?: unknown; data: unknown } {
  if (!isRecord(input)) return { data: input };
  const { createdAt, ...data } = input;
  return { createdAt, data };
}

function isPast(moment: unknown): boolean {
  return typeof moment === 'string' && Date.parse(moment) <= Date.now();
}
