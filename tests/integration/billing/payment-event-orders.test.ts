/** The final state is the same whatever order events arrive in, however often, and whichever never arrive. */
import { allOrders, testEventOrders } from '#tests/helpers/payment-lives.ts';

// Each of the five events comes first once.
await testEventOrders({ orders: allOrders.filter((_, at) => at % 24 === 23), lives: 8, steps: 30 });
