import { z } from 'zod';
import { count, limit, optional, secret, sent, url } from './env-types';

/** Variables of those who watch the site; all of them are optional (docs/operators.md). */
export const operationsVariables = {
  METRICS_TOKEN: optional(sent(secret)),
  VITALS_SAMPLE_PERCENT: count(10, 100),
  SEARCH_LIMIT_PER_MINUTE: limit(120),
  // Read by server/tracing.ts, in the server around the framework.
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  // RFC 9116: where a flaw of this site may be reported.
  SECURITY_CONTACT: optional(
    z
      .string()
      .regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'must start with https://, mailto: or tel:'),
  ),
  SECURITY_POLICY_URL: optional(url),
};
