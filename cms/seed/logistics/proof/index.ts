import type { SeedProof } from '../../proof-types';
import { caseStudies, testimonials } from './case-studies';
import { certificates, pressKit, vacancies } from './firm';
import { servicePages } from './services';

export const proof: SeedProof = {
  servicePages,
  caseStudies,
  testimonials,
  certificates,
  vacancies,
  pressKit,
};
