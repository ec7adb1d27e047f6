import type { SeedProof } from '../../proof-types';
import { caseStudies, testimonials } from './case-studies';
import { certificates, pressKit, vacancies } from './firm';
import { businessServices } from './services-business';
import { connectionServices } from './services-connections';
import { operationServices } from './services-operations';

export const proof: SeedProof = {
  servicePages: [...businessServices, ...connectionServices, ...operationServices],
  caseStudies,
  testimonials,
  certificates,
  vacancies,
  pressKit,
};
