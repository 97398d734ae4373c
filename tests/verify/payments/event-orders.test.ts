/** Whatever order events come in, however often, and whichever of them never come: the end is the same. */
import { allOrders, testEventOrders } from '#tests/helpers/payment-lives.ts';

await testEventOrders({ orders: allOrders, lives: 250, steps: 500 });
