/** Websites and small web apps, as briefs for a site builder, in Spanish. */
import { make, up, type Platform } from '../context.ts';

export const lovableEs: Platform = {
  key: 'lovable',
  recipes: [
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Sitio web',
        `Sitio web completo: ${a.label}, ${b.bare} y más`,
        `La primera versión del sitio de ${c.aNoun}, lista para afinar.`,
        c.intro(),
        `Crea un sitio en español para celular y computadora, con inicio, preguntas, contacto y una página por tema: ${a.bare}, ${b.bare} y ${d.bare}.`,
        `Escribe el titular del inicio para ${c.audience}, en 10 palabras como máximo, con esta idea: ${a.result || a.bare}.`,
        `Justo debajo pon el botón "${up(c.act)}" y esta línea: ${c.detail()}.`,
        `En la página de preguntas pon un acordeón con "${c.question()}" y "${c.question()}", y pídeme antes las respuestas.`,
        `El formulario de contacto pide nombre, email, teléfono y una opción: "${a.label}", "${b.label}", "${d.label}" u "Otra cosa".`,
        `Usa este estilo: ${c.visual()}; tono de los textos: ${c.tone}; y en el celular deja el botón fijo abajo.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Página de destino',
        `Página de destino: ${s.label}`,
        `Un solo enlace para enviar cuando alguien pregunta por ${s.bare}.`,
        c.intro(),
        `Crea una página de destino en español sobre ${s.bare} para ${c.audience}, sin menú y con un solo botón: "${up(c.act)}".`,
        `Escribe un titular de 8 a 12 palabras con esta idea: ${s.result || s.bare}.`,
        `Después muestra tres pasos numerados sobre ${s.bare} y un bloque con espacio para esto: ${c.proof()}.`,
        `Dedica una sección corta a la duda "${d.objection}", con esta respuesta: ${d.answer}`,
        `El formulario pide nombre, email o teléfono y la situación; la primera opción es "${up(c.problem())}".`,
        `Al enviar, agradece la pregunta sobre ${s.bare} y di cuándo voy a responder; pídeme antes ese dato.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Página de situación',
        `Página de situación: ${p}`,
        `Para quien busca lo que le pasa antes de buscar ${s.bare}.`,
        c.intro(),
        `Crea una página en español para personas en esta situación: ${p}.`,
        `El titular nombra la situación con palabras sencillas; la línea de abajo dice cómo podemos ayudar, como ${c.aNoun}.`,
        `Luego responde "${c.question()}" en dos frases y haz una lista de lo que conviene tener a mano, pensada para ${c.segment()}.`,
        `Explica en un párrafo cuándo preguntar por ${s.bare}, sin prometer resultados.`,
        `Pon el botón "${up(c.act)}" junto a una nota breve sobre lo que la gente busca: ${c.strength()}.`,
        `Mantén un diseño tranquilo: ${c.visual()}, sin carrusel, sin ventanas emergentes y con imágenes en WebP.`,
        c.limits,
      );
    },
    (c) => {
      const k = c.keyword();
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Página de búsqueda',
        `Página de búsqueda: ${k}`,
        `Una página propia para quien busca "${k}".`,
        c.intro(),
        `Crea una página en español para la búsqueda "${k}"${c.inPlace}, con su propia URL corta, etiqueta de título y meta descripción.`,
        `Usa "${k}" de forma natural en el H1 y cuenta en dos frases lo que hacemos para ${c.audience}.`,
        `Enlaza tres tarjetas, "${a.label}", "${b.label}" y "${d.label}", con un resumen de dos líneas cada una.`,
        c.isLocal
          ? `Agrega un párrafo corto sobre la zona que atendemos${c.inPlace}, con este dato: ${c.detail()}.`
          : `Agrega un párrafo corto sobre para quién es, por ejemplo ${c.segment()}, con este dato: ${c.detail()}.`,
        `Cierra con la respuesta a "${c.question()}", el botón "${up(c.act)}" y espacio para esto: ${c.proof()}.`,
        `Agrega JSON-LD con el tipo de schema.org más cercano a ${c.aNoun}, solo con datos que yo te di.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Formulario',
        `Formulario por pasos para ${c.bookingObject}: ${a.label} o ${b.bare}`,
        `Sabes qué necesita cada persona antes de responder, empezando por ${a.bare}.`,
        c.intro(),
        `Crea un formulario en español de cuatro pasos para quien pregunta desde el celular por ${a.bare} o ${b.bare}, con barra de progreso.`,
        `El paso uno pregunta qué pasa, con botones grandes: "${up(c.problem())}", "${up(c.problem())}" y "Otra cosa".`,
        `El paso dos ofrece "${a.label}", "${b.label}" y "Todavía no sé"; el tres es una nota corta.`,
        `El paso cuatro pide nombre, email y teléfono, y responde "${c.question()}" en letra pequeña; pídeme antes la respuesta.`,
        `Guarda todo en una tabla con estado Nuevo, Respondido o Listo, con filtro por ${a.bare} o ${b.bare}, y avísame por email.`,
        `En los textos del formulario respeta esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Cuestionario',
        `Cuestionario para elegir: ${a.label}, ${b.bare} o ${d.bare}`,
        `Para quien no sabe si preguntar por ${a.bare} o por ${b.bare}.`,
        c.intro(),
        `Crea un cuestionario en español de cinco preguntas para ${c.audience}, que ayude a elegir entre ${a.bare}, ${b.bare} y ${d.bare}.`,
        `Muestra una pregunta por pantalla con cuatro respuestas fáciles de tocar; la primera trata de una situación así: ${c.problem()}.`,
        `Deja los puntos en un archivo de ajustes, para que yo pueda cambiar qué respuestas llevan a ${a.bare} o a ${b.bare}.`,
        `El resultado da una sugerencia con dos razones; para ${a.bare}, el texto trata de esto: ${a.result || a.bare}.`,
        `Debajo del resultado responde "${c.question()}" y muestra el botón "${up(c.act)}".`,
        `Los textos sobre ${d.bare} sugieren y nunca prometen; respeta esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [q, r, t] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'Preguntas',
        `Página de preguntas con buscador: ${q}`,
        `Responde lo que más se pregunta sobre ${s.bare} antes de que te escriban.`,
        c.intro(),
        `Crea una página de preguntas en español para ${c.aNoun}, con un buscador que filtra al escribir y un enlace por pregunta.`,
        `Empieza con estas tres, palabra por palabra: "${q}", "${r}" y "${t}".`,
        `Agrupa las demás en tres partes, "Antes", "Durante" y "Después", siempre sobre ${s.bare}.`,
        `Cada respuesta tiene menos de 60 palabras y empieza por lo esencial; pídeme los datos, pero este ya lo puedes usar: ${c.detail()}.`,
        `Agrega JSON-LD de FAQPage igual al texto sobre ${s.bare}, y el botón "${up(c.act)}" cada cinco respuestas.`,
        `Dame una página con contraseña para agregar y ordenar preguntas, pensadas para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const [first, second] = [c.proof(), c.proof()];
      const [a, b] = [c.service(), c.service()];
      return make(
        'Confianza',
        `Página que da confianza: ${first}`,
        `Una página para enviar a quien todavía no se decide por ${a.bare}.`,
        c.intro(),
        `Crea en español una página que dé confianza en ${c.aNoun}, con espacio para esto: ${first}; ${second}.`,
        `Cada entrada es una tarjeta con una foto o documento, 50 palabras sobre lo que hicimos y la situación, por ejemplo: ${c.problem()}.`,
        `Arriba pon botones para filtrar: "Todo", "${a.label}" y "${b.label}".`,
        `Sobre las tarjetas escribe una línea para ${c.audience} con este dato: ${c.detail()}.`,
        `Cierra cada tarjeta con el botón "${up(c.act)}" y un enlace a la página que corresponde, como la de ${a.bare}.`,
        `Oculta cada entrada hasta que yo la apruebe, y respeta esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Página del momento',
        `Página del momento: ${m.when}`,
        `Una página sobre ${s.bare} que activas cuando hace falta.`,
        c.intro(),
        `Crea una página en español sobre ${s.bare} que yo pueda activar y desactivar en los ajustes, para este momento: ${m.when}.`,
        `En la primera línea explica qué pasa entonces, con palabras claras para ${c.audience}: ${m.what}.`,
        `Sobre el botón "${up(c.act)}" sugiere un primer paso fácil, por ejemplo: ${c.offer()}.`,
        `Agrega una lista de cinco puntos para ${c.segment()} y una respuesta corta a "${c.question()}".`,
        `Colores y luz: ${c.visual()}; deja espacio para una foto ancha, por ejemplo: ${c.scene()}.`,
        `Cuando esté desactivada, redirige a la página de ${s.bare}, para que ningún enlace se rompa.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Qué esperar',
        `Página sobre qué esperar: ${s.label}`,
        `Le da tranquilidad a quien pregunta por ${s.bare} por primera vez.`,
        c.intro(),
        `Crea una página en español llamada "${s.label}: qué esperar", para quien pregunta por primera vez.`,
        `Muestra una línea de tiempo vertical con cuatro paradas, desde el primer mensaje hasta esto: ${s.result || s.bare}.`,
        `Cada parada lleva un ícono y 25 palabras; la primera parte de un caso como este: ${c.call()}.`,
        `Responde "${c.question()}" y "${c.question()}" junto a las paradas donde surgen.`,
        `Agrega una versión para imprimir de una sola hoja, "${s.label}: cómo prepararse", con este dato: ${c.detail()}.`,
        `Usa frases cortas para ${c.audience} y deja espacio para una foto, por ejemplo: ${c.scene()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      const price = c.price();
      return make(
        c.isSold ? 'Precios' : 'Cómo funciona',
        c.isSold ? `Página de precios: ${a.label} y más` : `Página sobre cómo funciona: ${a.label} y más`,
        c.isSold
          ? `Responde desde el principio cuánto cuesta, empezando por ${a.bare}.`
          : `Explica con claridad, en una sola página, el tema de ${a.bare}.`,
        c.intro(),
        c.isSold
          ? `Crea una página de precios en español con una fila para cada cosa, ${a.bare}, ${b.bare} y ${d.bare}, y pídeme antes los montos.`
          : `Crea una página en español llamada "Cómo funciona", con una fila para cada cosa: ${a.bare}, ${b.bare} y ${d.bare}.`,
        price
          ? `Usa este precio tal como está y escribe las demás filas de la misma forma: ${price}.`
          : `Cada fila dice qué incluye, para quién es y cuál es el siguiente paso, empezando por ${a.bare}.`,
        c.isSold
          ? `Debajo de cada monto explica en una línea qué puede cambiarlo, por ejemplo: ${c.problem()}.`
          : `Debajo de cada fila di en una línea a quién le sirve, por ejemplo: ${c.segment()}.`,
        `Muestra una tabla en pantallas anchas y tarjetas en el celular, con ${a.bare} en primer lugar.`,
        `Justo debajo responde "${c.question()}" en 50 palabras o menos.`,
        `Termina con el botón "${up(c.act)}" y este dato: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const [t, u, v] = [c.topic(), c.topic(), c.topic()];
      return make(
        'Guías',
        `Sección de guías: ${t}`,
        `Un lugar para artículos útiles, pensados para ${c.audience}.`,
        c.intro(),
        `Agrega al sitio una sección de guías en español para ${c.audience}: una lista, una plantilla de artículo y tres primeras guías.`,
        `Las tres son "${t}", "${u}" y "${v}", de 600 a 800 palabras cada una, con índice.`,
        `Empieza cada guía con la respuesta corta en un recuadro; uno de los recuadros responde "${c.question()}".`,
        `Cierra cada una con el botón "${up(c.act)}" y un enlace a una página relacionada, empezando por la de ${c.service().bare}.`,
        `Guarda título, URL, resumen y texto en una tabla, para que yo agregue guías sobre situaciones así: ${c.problem()}.`,
        `Dale a cada guía su etiqueta de título, su meta descripción y espacio para una foto, por ejemplo: ${c.scene()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Página para un público',
        `Una página solo para ${c.audience}`,
        `Hecha para ${c.audience}: saben enseguida que llegaron al lugar correcto.`,
        c.intro(),
        `Crea una página en español solo para ${c.audience}, con enlace desde el inicio y escrita de "tú".`,
        `Abre con una situación que van a reconocer, en dos frases cortas: ${c.problem()}.`,
        `Agrega tres tarjetas, "${a.label}", "${b.label}" y "${d.label}", con una línea sobre por qué les importa.`,
        `Destaca en una franja lo que buscan, ${c.strength()}, y respáldalo con esto: ${c.proof()}.`,
        `Responde "${c.question()}" en 50 palabras e incluye este dato: ${c.detail()}.`,
        c.sellsToBusinesses
          ? `El formulario pide nombre, empresa, cargo, email de trabajo y una opción que empieza con "${a.label}".`
          : `El formulario pide nombre, email, teléfono y una opción que empieza con "${a.label}".`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Panel',
        `Panel para ti: ${a.label}, ${b.bare} y lo demás`,
        `Ves en una pantalla quién espera tu respuesta sobre ${a.bare}.`,
        c.intro(),
        `Crea un panel privado en español, con inicio de sesión, que muestre quién preguntó por ${a.bare}, por ${b.bare} o por otra cosa.`,
        `Arriba: ${c.kpi()}; ${c.kpi()}; y mensajes nuevos de esta semana comparados con la anterior.`,
        `Al centro: mensajes sin responder, cuánto llevan esperando y el motivo, por ejemplo: ${c.problem()}.`,
        `Abajo: una gráfica de barras de ${c.bookings} por mes, separada por ${a.bare} y ${b.bare}.`,
        `Déjame importar un CSV, por ejemplo de ${c.tool()}, y asignar sus columnas una sola vez.`,
        `Activa la seguridad por filas, para que solo yo vea quién preguntó por ${a.bare}, y que todo quepa en el celular.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      return make(
        'Renovación',
        c.site ? `Página de inicio renovada: ${c.site}` : `Página de inicio en dos versiones: ${c.peek.strength()}`,
        `Para una página de inicio que todavía no es clara para ${c.audience}.`,
        c.intro(),
        c.site
          ? `Renueva en español la página de inicio de ${c.site}; pídeme antes capturas, y conserva el logo y los datos de contacto.`
          : `Crea en español dos versiones de la página de inicio de ${c.aNoun}, para compararlas lado a lado.`,
        `Imagina que mucha gente se va con esta idea: ${d.objection}.`,
        `Respóndela cerca del comienzo, con estas palabras: ${d.answer}`,
        `Sube a la primera pantalla lo que más pesa para ${c.audience}: ${c.strength()}.`,
        `Quita las frases que servirían igual para cualquier ${c.noun}, y pon esto en su lugar: ${c.detail()}.`,
        `Deja espacio para una foto principal, ${c.scene()}, y termina con una lista de cambios y sus razones.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Página de enlaces',
        `Página de enlaces de una pantalla: ${a.label} y ${b.bare}`,
        `Un enlace corto para tu firma de email o tu tarjeta, con ${a.bare} a un toque.`,
        c.intro(),
        `Crea en español una página de enlaces para ${c.aNoun} que quepa en un celular sin desplazarse.`,
        `Arriba van el logo, el nombre y una línea de 10 palabras para ${c.audience}.`,
        `Abajo pon cuatro botones grandes: "${up(c.act)}", "${a.label}", "${b.label}" y "Preguntas".`,
        `El último abre un panel con "${c.question()}" y "${c.question()}", en dos líneas cada una; pídeme antes las respuestas.`,
        `Al pie, en letra pequeña, muestra esto: ${c.detail()}.`,
        `Estilo: ${c.visual()}; botones de 48 píxeles de alto como mínimo y un contador de toques en ${a.bare} y ${b.bare}.`,
        c.limits,
      );
    },
  ],
};
