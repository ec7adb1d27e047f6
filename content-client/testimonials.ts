import * as z from 'zod';
import { fieldsOf, toLinkedSlug } from './fields';
import { readAddedList } from './list';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

/** What a client says: an addition to the specification. */
export type Testimonial = {
  text: string;
  name: string;
  role: string | null;
  organization: string | null;
  /** Slug of the case study that it belongs to. */
  caseStudy: string | null;
  /** Slugs. */
  servicePages: string[];
};

const rawTestimonial = z.looseObject({ text: requiredText, name: requiredText });

export function createTestimonials(context: Context) {
  return {
    /**
     * Every testimonial by the editor's order; empty where the service has no such type. Throws
     * `ContentError`.
     */
    list: (): Promise<Testimonial[]> =>
      readAddedList(context, 'testimonials', {
        path: '/api/testimonials',
        query: {
          sort: 'order:asc',
          populate: {
            caseStudy: { fields: ['slug'] },
            servicePages: { fields: ['slug'] },
          },
        },
        tags: [TAGS.testimonials, TAGS.caseStudies, TAGS.servicePages],
        toEntry: toTestimonial,
      }),
  };
}

function toTestimonial(value: unknown, reading: Reading): Testimonial | null {
  const raw = read(rawTestimonial, value, reading);
  if (!raw) return null;
  const fields = fieldsOf(raw, reading);
  return {
    text: raw.text,
    name: raw.name,
    role: fields.text('role'),
    organization: fields.text('organization'),
    caseStudy: fields.slug('caseStudy'),
    servicePages: fields.items('servicePages', toLinkedSlug),
  };
}
