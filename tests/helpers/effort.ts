/** How much the costly tests do: `npm run verify` asks for all of it, `npm test` and `npm run verify:quick` for a sample. */
const isFull = process.env.EFFORT === 'full';

/**
 * @param sample enough to notice that something broke
 * @param full the number of the reliability and security list
 */
export const effort = (sample: number, full: number): number => (isFull ? full : sample);
