/**
 * Findings based on how a business earns: seats, followers, first orders, routes, rules, little time or money. In
 * Spanish.
 */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding } from '../types.ts';
import { capital } from './demand.ts';

const onPage = (d: Case) => (d.site.kind === 'none' ? 'en una página gratis' : `en ${d.site.label}`);
const number = (amount: number) => amount.toLocaleString('en-US');

export function seats(d: Case): Finding {
  const { amount, label } = d.price!;
  return {
    bottleneck: said(
      d.base &&
        `Ya hay quien paga: ${number(d.base.amount)} por ${dollars(amount)} son unos ${dollars(d.base.amount * amount)} al mes.`,
      `Un cliente nuevo de ${d.name} (${label}) vale ${dollars(amount * 12)} al año. Necesitas decenas, no miles de visitas.`,
      `Lo que frena a ${d.name} es la primera semana: entre “se ve bien” y el trabajo real en ${d.noun}.`,
    ),
    moves: [
      step(
        'ask',
        `Llama a cinco clientes que se registraron en los últimos 60 días (${d.audience}).`,
        `Pregunta dos cosas: qué casi te detuvo, y qué seguías haciendo a la antigua después de una semana con ${d.name}. Anota sus palabras.`,
        `Funcionó si dos de los cinco nombran el mismo momento.`,
      ),
      step(
        'reply',
        `Configura tú los primeros tres clientes de la semana.`,
        `Media hora con pantalla compartida: pasa lo que tienen a ${d.noun} y quédate hasta el primer dato real.`,
        `Funcionó si los tres usan ${d.name} siete días después.`,
      ),
      step(
        'page',
        `Pon la cuenta ${onPage(d)}.`,
        `Debajo del título: “${capital(label)}${d.promise ? `, ${d.promise}` : ''}.” Al lado, una frase de un cliente que se cambió.`,
        `Funcionó si menos gente pregunta cuánto cuesta ${d.name}.`,
      ),
    ],
    avoid: [`No agregues otra función a ${d.noun} antes de saber dónde se atoran tus ${d.many} nuevos.`],
    metric: `Clientes que usan ${d.name} siete días después de registrarse, de cada diez.`,
  };
}

export function followers(d: Case): Finding {
  const { amount } = d.followers!;
  const sales = Math.round(amount / 100);
  const where = d.channel ?? 'tu canal';
  return {
    bottleneck: said(
      `El alcance no es tu problema: ya te siguen ${number(amount)} personas. Falta el paso de ${where} a ${d.noun}.`,
      d.price &&
        !d.price.isMonthly &&
        `Si uno de cada cien comprara una vez (${d.price.label}), serían ${dollars(sales * d.price.amount)}.`,
      `Aclara la oferta para ${d.audience} antes de publicar más.`,
    ),
    moves: [
      step(
        'page',
        `Pon una línea y un enlace al principio de lo más visto que has publicado.`,
        `“Para ${d.audience}: ${d.offer}.” El enlace va a ${d.site.kind === 'none' ? 'donde se compra' : d.site.label}.`,
        `Funcionó si los clics desde ${where} se duplican antes del domingo.`,
      ),
      step(
        'list',
        `Ofrece una hoja gratis para ${d.audience} a cambio de un correo.`,
        `Toma la pregunta que más contestas. Nombra la hoja según su problema, y menciona ${d.noun} solo en la última línea.`,
        `Funcionó si 50 de tus ${number(amount)} la piden en la primera semana.`,
      ),
      step(
        'ask',
        `Pregunta a cinco compradores de ${d.noun} qué los decidió.`,
        `Un correo a cada uno, dos preguntas: qué probaste antes, y qué casi te frenó. Usa sus palabras ${onPage(d)}.`,
        `Funcionó si una respuesta es mejor que tu título de hoy.`,
      ),
    ],
    avoid: [
      `No persigas otros mil seguidores: si ${number(amount)} no ven por qué comprar ${d.noun}, más gente no lo arregla.`,
    ],
    metric: `Ventas de ${d.noun} por cada 1,000 vistas en ${where}. Anótalo cada domingo.`,
  };
}

export function firstOrder(d: Case): Finding {
  const first = d.minimum && d.price ? d.minimum.amount * d.price.amount : undefined;
  const terms = first
    ? `${d.minimum!.amount} a ${dollars(d.price!.amount)} son ${dollars(first)}`
    : (d.minimum?.words ?? d.leadTime!);
  return {
    bottleneck: said(
      `Lo que frena es el primer pedido: ${terms}${first && d.leadTime ? ` (${d.leadTime})` : ''}, antes de que ${d.audience} hayan probado ${d.thing}.`,
      `Quien pide ${d.thing} dos veces vale más que cinco que piden la lista de precios.`,
    ),
    moves: [
      step(
        'sample',
        `Manda una muestra a cinco compradores que quieras tener (${d.audience}).`,
        `Escribe una tarjeta a mano: qué es, ${terms}, y tu número. Llama cuando haya llegado.`,
        `Funcionó si dos de los cinco hablan de cantidades.`,
      ),
      step(
        'past',
        `Escribe a quienes pidieron ${d.thing} una sola vez.`,
        `Pregunta cómo les fue y cuándo necesitarán más. Ofrece apartar la fecha del próximo pedido.`,
        `Funcionó si uno te dice un mes.`,
      ),
      step(
        'page',
        `Pon el trato completo en una línea ${onPage(d)}.`,
        `“${capital(d.thing)}: ${terms}.” Nadie debería escribirte para saberlo.`,
        `Funcionó si la próxima solicitud empieza con una fecha.`,
      ),
    ],
    avoid: [`No agregues productos: ${d.audience} necesitan una forma segura de probar ${d.thing}, no más opciones.`],
    metric: `Segundos pedidos de ${d.thing}, contados el primero de cada mes.`,
  };
}

export function route(d: Case): Finding {
  const { on, name } = d.route!;
  return {
    bottleneck: said(
      `Ya sales ${on}, así que tu cliente nuevo más barato está junto a uno que ya tienes.`,
      `A ${d.name} no le falta alcance, sino más paradas de ${d.thing} en el mismo camino.`,
    ),
    moves: [
      step(
        'list',
        `Anota 20 nombres (${d.audience}) a lo largo de la ruta de ${name}.`,
        `Abre el mapa, marca las paradas de hoy y apunta a quien esté a diez minutos, con el nombre de quien decide sobre ${d.thing}.`,
        `Funcionó si tienes 20 nombres y sabes quién decide en diez.`,
      ),
      step(
        'ask',
        `Pide a tres clientes de la ruta el nombre de un vecino.`,
        `En la próxima parada: “Pasamos ${on}. ¿Quién cerca de aquí necesita ${d.thing}?” Pregunta si puedes mencionarlos.`,
        `Funcionó si sales con dos nombres para ${d.thing}.`,
      ),
      step(
        'sample',
        `Visita a cinco de la lista con una hoja.`,
        `En ella: ${d.offer}${d.detail ? `, ${d.detail}` : ''}, los días que pasas (${name}) y a quién atiendes cerca. Pide una parada de prueba.`,
        `Funcionó si uno acepta la primera parada de ${d.thing}.`,
      ),
    ],
    avoid: [`No tomes un cliente lejos de la ruta de ${name}, por grande que sea su primer pedido de ${d.thing}.`],
    metric: `Paradas por recorrido ${on}. Una más por semana es un buen trimestre.`,
  };
}

export function rules(d: Case): Finding {
  return {
    bottleneck: said(
      d.isPrivate
        ? `No puedes usar la prueba que usan todos, las historias de tus ${d.many} (“${d.rule}”).`
        : `Tus reglas cierran los atajos de siempre: “${d.rule}”.`,
      d.price
        ? `Con un precio de ${d.price.text}, ${d.audience} quieren estar seguros antes de pedir cita.`
        : `Y ${d.audience} eligen a alguien de confianza para ${d.thing}.`,
      `La confianza tiene que venir de lo que explicas sobre ${d.thing}${d.inCity}, no de favores ni de promesas.`,
    ),
    moves: [
      step(
        'proof',
        `Contesta lo que ${d.audience} se preguntan antes de elegir a alguien para ${d.thing}.`,
        `Una página ${d.site.kind === 'none' ? 'que puedas mandar' : `en ${d.site.label}`}: qué pasa primero, cuánto tarda${d.price ? `, ${d.price.text}` : ''}, y a quién no le conviene. Revisa lo que dice de ${d.thing} con tu regla en la mano.`,
        `Funcionó si la próxima persona que llama por ${d.thing} ya la leyó.`,
      ),
      step(
        'partners',
        `Toma un café con dos personas a quienes ${d.audience} preguntan primero.`,
        `Lleva solo esa página. Pregunta qué quiere saber su gente sobre ${d.thing} y ofrece contestarlo, sin dinero de por medio.`,
        `Funcionó si una de las dos te pide copias para quien pregunta por ${d.thing}.`,
      ),
    ],
    avoid: [],
    metric: `Primeras conversaciones por semana con ${d.audience}, y quién te mandó a cada persona.`,
  };
}

export function hours(d: Case): Finding {
  return {
    bottleneck: said(
      `Tienes ${d.hours!.words} para marketing: lo que falta es tu tiempo, no ideas.`,
      `Alcanza para una sola cosa bien hecha cada semana para ${d.audience}${d.channel ? `, y la que conoces es esta: ${d.channel}` : ''}.`,
      `Tres canales a medias costarían lo mismo y nadie pediría ${d.thing}.`,
    ),
    moves: [],
    avoid: [`No abras otro canal: con ${d.hours!.words} alcanza para uno solo que hable de ${d.thing}.`],
    metric: `Solicitudes de ${d.thing} por cada hora que dedicas al marketing.`,
  };
}

export function noMoney(d: Case): Finding {
  return {
    bottleneck: said(
      `Tienes $0 para marketing, así que cada ${d.one} llega por alguien que ya conoce ${d.name}.`,
      `Es más lento que comprar atención, y más seguro, si lo pides en voz alta y nombras ${d.thing}.`,
    ),
    moves: [],
    avoid: [`No pagues por alcance: una hora con quienes conocen ${d.thing} no cuesta nada y trae más.`],
    metric: `${capital(d.many)} que llegaron por alguien a quien se lo pediste, por mes.`,
  };
}
