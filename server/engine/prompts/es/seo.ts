/** Pages and listings that answer searches, in Spanish. */
import type { Platform } from '../context.ts';
import { recipesFrom } from '../drafts.ts';

export const seoEs: Platform = {
  key: 'seo',
  recipes: recipesFrom([
    (c, [s, other] = [c.service(), c.service()], k = c.keyword()) => [
      'Esquema',
      `Esquema de página: ${s.label}`,
      `Una página sobre ${s.bare} que puedes escribir directo desde el esquema.`,
      `Prepara en español el esquema de una página sobre ${s.bare} para la búsqueda "${k}"${c.inPlace}.`,
      `Escribe un título SEO de hasta 60 caracteres a partir de "${k}", y una meta descripción de hasta 155 sobre esto: ${c.strength()}.`,
      `Usa un solo H1 y luego H2 sobre lo que incluye, ${c.isSold ? 'el costo, ' : ''}los pasos, la evidencia y las preguntas sobre ${s.bare}.`,
      `En las primeras 50 palabras di qué obtiene la persona: ${s.result || s.bare}.`,
      `En las preguntas responde "${c.question()}" y "${c.question()}" en 40 a 60 palabras cada una; en la evidencia describe esto: ${c.proof()}.`,
      `Sugiere tres enlaces internos con su texto, uno hacia la página de ${other.bare}, y termina con esta invitación: ${c.act}.`,
    ],
    (c, t = c.topic()) => [
      'Artículo',
      `Guion de artículo: ${t}`,
      `Dáselo a quien escribe o a un asistente de chat cuando quieras un texto para ${c.audience}.`,
      `Prepara el guion de un artículo en español de 900 palabras titulado "${t}", para ${c.audience}.`,
      `La situación de quien lee es esta: ${c.problem()}; las primeras 50 palabras dan la respuesta corta.`,
      `Planea cinco H2 en forma de pregunta, uno de ellos "${c.question()}", con el dato que cada uno debe incluir.`,
      `Marca los datos que solo conoce ${c.aNoun}, para que yo los complete; aquí va uno: ${c.detail()}.`,
      `Enlaza una vez a la página de ${c.service().bare} y a una fuente neutral por cada afirmación.`,
      `Agrega etiqueta de título de menos de 60 caracteres, meta descripción de menos de 155, URL corta y una foto con texto alternativo: ${c.scene()}.`,
    ],
    (c, [a, b, d] = [c.service(), c.service(), c.service()]) => [
      c.isLocal ? 'Perfil de Google' : 'Página sobre nosotros',
      c.isLocal
        ? `Perfil de Negocio en Google: ${a.label} y ${b.bare}`
        : `Página sobre nosotros: ${a.label} y ${b.bare}`,
      c.isLocal
        ? `La ficha que aparece en Google Maps cuando alguien busca ${a.bare}.`
        : `Le cuenta a la gente y a los buscadores quién está detrás de ${a.bare}.`,
      ...(c.isLocal
        ? [
            `Escribe en español la descripción del Perfil de Negocio en Google para ${c.audience}, en 700 caracteres como máximo, sin enlaces ni teléfonos.`,
            `En los primeros 250 caracteres menciona ${a.bare} y ${b.bare}${c.inPlace}.`,
            `Sugiere la categoría principal y tres más que le queden bien a ${c.aNoun}.`,
            `Describe cada servicio en 200 caracteres como máximo, empezando por ${d.bare}, y pídeme antes la lista completa.`,
            `Planea cinco fotos, di qué debe demostrar cada una y empieza por esta: ${c.scene()}.`,
          ]
        : [
            `Escribe en español una página "Sobre nosotros" de 350 palabras para ${c.audience}: quiénes somos y qué hacemos.`,
            `Menciona ${a.bare} y ${b.bare} en las dos primeras frases, con palabras parecidas a esta búsqueda: "${c.keyword()}".`,
            `Di con quién trabajamos, por ejemplo ${c.segment()}, y qué es lo que más les importa: ${c.strength()}.`,
            `Agrega JSON-LD de Organization con una línea sobre ${d.bare}, y pídeme antes el logo y los enlaces a los perfiles.`,
            `Sugiere dos fotos con texto alternativo, una de ellas así: ${c.scene()}.`,
          ]),
      `Incluye este dato sin cambiar lo que dice: ${c.detail()}.`,
    ],
    (c, [a, b, d] = [c.service(), c.service(), c.service()]) => [
      'Títulos',
      `Títulos y descripciones: ${a.label}, ${b.bare} y ${d.bare}`,
      `Lo que se lee en los resultados antes de hacer clic en ${a.bare}.`,
      `Escribe en español etiquetas de título y meta descripciones para el inicio y para las páginas de ${a.bare}, ${b.bare} y ${d.bare}.`,
      `Los títulos tienen menos de 60 caracteres y usan las palabras de "${c.keyword()}" y "${c.keyword()}" donde corresponda.`,
      `Las descripciones tienen entre 120 y 155 caracteres, y una de ellas usa este dato: ${c.detail()}.`,
      `Dame dos versiones por página: una responde una pregunta como "${c.question()}" y la otra trata de esto: ${c.strength()}.`,
      `Escribe para cada página un H1 que no copie su título; el del inicio está pensado para ${c.audience}.`,
      `Devuelve una tabla con página, título, descripción, H1 y número de caracteres, con ${a.bare} en la segunda fila.`,
    ],
    (c, [j, k, l] = [c.keyword(), c.keyword(), c.keyword()]) => [
      'Palabras clave',
      `Mapa de palabras clave: ${j}`,
      `Te muestra qué página debe responder "${j}" y cuál "${k}".`,
      `Agrupa búsquedas en español alrededor de "${j}", "${k}" y "${l}" según la intención: aprender, comparar o actuar.`,
      `Agrega diez búsquedas más largas, en palabras de todos los días, sobre esta situación: ${c.problem()}.`,
      `Agrega diez preguntas al estilo de "${c.question()}".`,
      `Asigna a cada grupo una sola página, como la de ${c.service().bare}, para que no compitan entre ellas.`,
      `Para cada página escribe la primera frase para ${c.audience} y nombra algo que la respalde, por ejemplo: ${c.proof()}.`,
      `Marca qué búsquedas puede ganar primero un sitio pequeño como el de ${c.aNoun}${c.isLocal ? c.inPlace : ''}, y no inventes volúmenes de búsqueda.`,
    ],
    (c, [q, r, t] = [c.question(), c.question(), c.question()], s = c.service()) => [
      'Preguntas',
      `Preguntas frecuentes con marcado: ${q}`,
      `Tres respuestas listas para pegar en la página de ${s.bare}.`,
      `Responde en español "${q}", "${r}" y "${t}", en 40 a 60 palabras cada una.`,
      `Empieza por la respuesta corta, clara para ${c.audience} aunque se lea sin la pregunta.`,
      `Señala cuándo necesitamos ver primero el caso, por ejemplo: ${c.problem()}.`,
      `Pídeme las cifras en lugar de adivinarlas; este dato ya lo puedes usar: ${c.detail()}.`,
      `En la respuesta más cercana a ${s.bare}, enlaza a su página con un texto que describa adónde lleva.`,
      `Después escribe el JSON-LD de FAQPage, igual al texto visible y sin lenguaje de venta sobre ${s.bare}.`,
    ],
    (c, k = c.keyword(), [a, b] = [c.service(), c.service()], m = c.moment()) => [
      c.isLocal ? 'Página local' : 'Página para un público',
      c.isLocal ? `Página local${c.inPlace}: ${k}` : `Página para ${c.audience}: ${k}`,
      c.isLocal
        ? `Ayuda a que la gente de la zona te encuentre cuando busca ${a.bare}.`
        : `Pensada para ${c.audience}: te encuentran cuando buscan ${a.bare}.`,
      ...(c.isLocal
        ? [
            `Escribe en español una página de 500 palabras para la búsqueda "${k}"${c.inPlace}, y pídeme antes tres datos locales.`,
            `Describe un caso típico de la zona: ${c.problem()}.`,
          ]
        : [
            `Escribe en español una página de 500 palabras que responda la búsqueda "${k}" para este público: ${c.audience}. Pídeme antes tres casos típicos.`,
            `Describe una de esas situaciones con palabras sencillas: ${c.problem()}.`,
          ]),
      `Dedica un H2 a ${a.bare} y otro a ${b.bare}, con lo que incluye y el siguiente paso.`,
      `Agrega un párrafo corto sobre el momento: ${m.when}, cuando ${m.what}.`,
      c.isLocal
        ? `Escribe JSON-LD de LocalBusiness con el tipo más específico para ${c.aNoun}, y pídeme antes los datos de contacto.`
        : `Escribe JSON-LD de Service para ${a.bare}, con ${c.aNoun} como proveedor.`,
      `Quita las líneas que servirían igual para cualquier ${c.noun}, y conserva esta: ${c.detail()}.`,
    ],
    (c) => [
      'Revisión',
      c.site ? `Revisión de páginas: ${c.site}` : `Revisión de borradores: ${c.peek.keyword()}`,
      `Encuentra primero los arreglos rápidos de tu sitio, también en la página de ${c.peek.service().bare}.`,
      c.site
        ? `Voy a pegar los textos y títulos de ${c.site}, página por página; revísalos y dime si son claros para ${c.audience}.`
        : `Voy a pegar los borradores de mis páginas; revísalos y dime si son claros para ${c.audience}.`,
      `Di qué búsqueda podría responder cada página; queremos aparecer en "${c.keyword()}" y "${c.keyword()}".`,
      `Haz una lista de lo que falta, como una respuesta a "${c.question()}" o esto: ${c.proof()}.`,
      `Revisa que haya un H1 por página, el largo de los títulos, textos repetidos, textos alternativos y enlaces a la página de ${c.service().bare}.`,
      `Pídeme el informe de PageSpeed de la página de ${c.sameService().bare}, y señala LCP mayor a 2.5 s, INP mayor a 200 ms o CLS mayor a 0.1.`,
      `Ordena los arreglos por efecto y esfuerzo, y reescribe en español el título y el párrafo más débiles con esta idea: ${c.strength()}.`,
    ],
    (c, t = c.topic(), m = c.moment()) => [
      'Enlaces',
      `Ideas para conseguir enlaces: ${t}`,
      `Sitios con una buena razón para hablar de ${c.peek.service().bare}.`,
      `Sugiere 20 tipos de sitios con una buena razón para enlazar a ${c.aNoun}${c.isLocal ? c.inPlace : ''}, como proveedores, asociaciones y medios.`,
      `Para cada uno di qué podemos aportar: un artículo como "${t}", una lista útil o un comentario sobre esto: ${c.problem()}.`,
      `Escribe en español un email de 80 palabras, con asunto de menos de 45 caracteres, a un grupo que llega a estas personas: ${c.segment()}.`,
      `Escribe otro para un medio, con este ángulo: ${m.when}, cuando ${m.what}.`,
      `Di a qué página debe llevar cada enlace, empezando por la de ${c.service().bare}, y sugiere un texto natural.`,
      `Deja fuera enlaces pagados, intercambios y directorios que no son para ${c.audience}.`,
    ],
    (c, [t, u, v] = [c.topic(), c.topic(), c.topic()]) => [
      'Grupo de contenidos',
      `Grupo de contenidos: ${t}`,
      `Seis textos enlazados que muestran cuánto sabes de ${c.peek.service().bare}.`,
      `Planea en español una guía principal titulada "${t}" y cinco textos más cortos, enlazados en ambos sentidos.`,
      `Dos de ellos son "${u}" y "${v}"; los otros tres salen de preguntas como "${c.question()}".`,
      `Para cada uno da la intención, un título de hasta 60 caracteres, tres H2 y la página de destino, primero la de ${c.service().bare}.`,
      `Escribe el texto de cada enlace con palabras claras para ${c.audience}, como "${c.keyword()}".`,
      `Ordénalos y empieza por el más cercano a esta situación: ${c.problem()}.`,
      `Di para cada texto una señal de que funciona, por ejemplo: ${c.kpi()}.`,
    ],
    (c, s = c.service(), d = c.doubt()) => [
      'Comparación',
      `Página de comparación: ${s.label} y las otras opciones`,
      `Para quien busca mientras todavía compara ${s.bare} con otra cosa.`,
      `Prepara en español una comparación honesta para ${c.audience}: ${s.bare} frente a las otras opciones, incluso no hacer nada.`,
      `Arma una tabla con esfuerzo, tiempo, riesgo${c.isSold ? ', costo' : ''} y resultado; el nuestro dice: ${s.result || s.bare}.`,
      `Di con claridad cuándo no conviene elegir ${s.bare} y qué mirar en su lugar.`,
      `Convierte "${d.objection}" en un H2, con esta respuesta: ${d.answer}`,
      `No nombres competidores y afirma solo lo que podemos mostrar, por ejemplo: ${c.proof()}.`,
      `Escribe un título de menos de 60 caracteres, una meta descripción y un comienzo para quien buscó "${c.keyword()}".`,
    ],
    (c, s = c.service(), [first, second, third] = [c.scene(), c.scene(), c.scene()]) => [
      'Imágenes',
      `Nombres de archivo y textos alternativos: ${first}`,
      `Ayuda a que los buscadores y los lectores de pantalla entiendan tus fotos de ${s.bare}.`,
      `Voy a darte una lista de mis fotos; la mayoría son así: ${first}; ${second}; ${third}.`,
      `Para cada una escribe en español un nombre de archivo con guiones y un texto alternativo de hasta 125 caracteres; menciona ${s.bare} solo si se ve.`,
      `Agrega pies de foto de 15 palabras para ${c.audience}, uno de ellos con este dato: ${c.detail()}.`,
      c.city
        ? `Pon ${c.city} como máximo en uno de cada cuatro textos alternativos, y no fuerces "${c.keyword()}".`
        : `Escribe los textos alternativos como si describieras la foto por teléfono, y no fuerces "${c.keyword()}".`,
      `Dame ancho y peso en WebP, menos de 200 KB, para la página de ${s.bare}, y di qué foto no debe usar carga diferida.`,
      `Nombra cinco fotos que nos faltan, con un estilo común, ${c.visual()}, empezando por esta: ${c.proof()}.`,
    ],
    (c, p = c.problem(), s = c.service()) => [
      'Página de situación',
      `Página para la situación: ${p}`,
      `Llega a las personas antes de que sepan que pueden buscar ${s.bare}.`,
      `Algunas personas buscan lo que les pasa y no ${c.aNoun}, por ejemplo: ${p}.`,
      `Haz una lista de diez búsquedas que podrían escribir, y luego una página en español de 600 palabras para ${c.segment()}.`,
      `Empieza con la respuesta corta a "${c.question()}" y explica las razones más comunes en palabras de todos los días.`,
      `Después di, sin prometer nada, cuándo preguntar por ${s.bare} y para qué sirve: ${s.result || s.bare}.`,
      `Pon la invitación "${c.act}" después de una frase sobre lo que la gente busca: ${c.strength()}.`,
      `Usa las palabras de "${c.keyword()}" en un H2, y escribe un título de menos de 60 caracteres que nombre la situación.`,
    ],
    (c, [a, b] = [c.service(), c.service()]) => [
      'Palabras de la gente',
      `Búsquedas con las palabras de la gente: ${a.label}`,
      `Encuentra las palabras con que la gente habla de ${a.bare} y que tu sitio no usa.`,
      `Voy a pegar ${c.mayAskReviews ? 'reseñas, emails y notas de llamadas' : 'emails y notas de llamadas'} sin nombres; por ejemplo: ${c.call()}.`,
      `Haz una lista de las palabras que usan para ${a.bare}, ${b.bare} y situaciones así: ${c.problem()}; cuenta cuántas veces aparece cada una.`,
      `Marca las frases que nuestro sitio no usa y di dónde va cada una, por ejemplo en la página de ${a.bare}.`,
      `Convierte las cinco más comunes en H2 o preguntas frecuentes, al estilo de "${c.question()}".`,
      `Con ellas escribe en español dos meta descripciones de menos de 155 caracteres, una sobre esto: ${c.strength()}.`,
      `No cites a nadie y respeta esta regla: ${c.rule()}`,
    ],
    (c, [q, r, t] = [c.question(), c.question(), c.question()], s = c.service()) => [
      'Respuestas para IA',
      `Respuestas que la IA puede citar: ${q}`,
      `Para quien le pregunta a ChatGPT o a la IA de Google por ${s.bare}.`,
      `Responde en español "${q}", "${r}" y "${t}", cada pregunta con su H2, de forma que la búsqueda con IA pueda citarnos.`,
      `Abre cada una con 40 palabras que se entiendan solas y que digan que somos ${c.aNoun}${c.inPlace}.`,
      `Agrega datos que se puedan comprobar y pídeme más; empieza con este: ${c.detail()}.`,
      `Di con claridad para quién puede servir ${s.bare}, por ejemplo ${c.segment()}, y a quién le conviene otra cosa.`,
      `Respalda cada respuesta con algo que podamos mostrar, por ejemplo: ${c.proof()}.`,
      `Haz una lista de cinco preguntas a la IA sobre ${s.bare}, pensadas para ${c.audience}, y así pruebo cada mes si aparecemos.`,
    ],
    (c, [k, l] = [c.keyword(), c.keyword()], m = c.moment()) => [
      'Medición',
      `Informe mensual de búsquedas: ${k}`,
      `Diez líneas que te dicen si la gente te encuentra cuando busca "${k}".`,
      `Voy a pegar datos de Search Console${c.isLocal ? ' y del Perfil de Negocio' : ''}; compara este mes con el anterior en búsquedas como "${k}".`,
      `Resume en diez líneas, en español: búsquedas ganadas y perdidas, clics, porcentaje de clics y esto: ${c.kpi()}.`,
      `Separa las búsquedas de nuestro nombre de las que son como "${l}".`,
      `Antes de culpar a un cambio de Google, revisa el calendario: ${m.when}, cuando ${m.what}.`,
      `Elige una página entre las posiciones 5 y 15, como la de ${c.service().bare}, y reescribe su título y su primer párrafo.`,
      `Termina con una tarea para el próximo mes, con este objetivo, ${c.goal()}, y pensada para ${c.segment()}.`,
    ],
  ]),
};
