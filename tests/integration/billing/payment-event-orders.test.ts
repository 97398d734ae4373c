/** Whatever order events come in, however often, and whichever of them never come: the end is the same. */
import { allOrders, testEventOrders } from '#tests/helpers/payment-lives.ts';

// Each of the five comes first once.
await testEventOrders({ orders: allOrders.filter((_, at) => at % 24 === 23), lives: 8, steps: 30 });
