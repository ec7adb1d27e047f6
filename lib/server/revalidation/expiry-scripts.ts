import 'server-only';
import { z } from 'zod';

/** How long a mark is stored: longer than any page. What is older has expired with its page. */
const RETENTION_US = 3_600_000_000;

// The time of an expiry is later than any before it, also where Redis has lost its data: it follows
// Redis's clock (microseconds), and the time that the calling copy has seen. ARGV[1]: that time.
const NEXT_TIME = `
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000000 + tonumber(clock[2])
local last = tonumber(redis.call('GET', KEYS[1]) or '0')
local time = math.max(last, tonumber(ARGV[1]), now) + 1
local text = string.format('%.0f', time)
redis.call('SET', KEYS[1], text)
`;

/**
 * Marks tags as expired and tells every copy. KEYS: clock, marks. ARGV: time of this copy, channel,
 * message, tags. Returns the time, and how many copies listen. The newest mark always stays.
 */
export const EXPIRE_SCRIPT = `${NEXT_TIME}
for index = 4, #ARGV do redis.call('ZADD', KEYS[2], text, ARGV[index]) end
if #ARGV > 3 then
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', time - ${RETENTION_US}))
end
return {text, redis.call('PUBLISH', ARGV[2], text .. ' ' .. ARGV[3])}`;

/**
 * What happened while a copy did not listen. KEYS: clock, marks, data. ARGV: time of this copy, the
 * time up to which it listened, a new name for the data. Returns the time; the name of the data, which
 * is another one where Redis has lost it; 1 where marks since then may be gone; and the marks: tag,
 * time, tag, time. Only an expiry removes marks, so nothing is gone while the newest one is not an
 * hour later. The clock does not tell: it moves with each copy that connects.
 */
export const CATCH_UP_SCRIPT = `${NEXT_TIME}
redis.call('SET', KEYS[3], ARGV[3], 'NX')
local marks = redis.call('ZRANGE', KEYS[2], 0, -1, 'WITHSCORES')
local isOld = tonumber(ARGV[2]) < tonumber(marks[#marks] or '0') - ${RETENTION_US}
return {text, redis.call('GET', KEYS[3]), isOld and 1 or 0, marks}`;

/** What {@link CATCH_UP_SCRIPT} returns. */
export const caughtUpSchema = z.tuple([
  z.coerce.number(),
  z.string(),
  z.number().transform((isOld) => isOld === 1),
  z.array(z.string()),
]);
