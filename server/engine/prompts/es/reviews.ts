/** Public reviews and replies to them, in Spanish; where asking for reviews is off limits, private feedback instead. */
import type { Platform } from '../context.ts';
import { recipesFrom } from '../drafts.ts';

export const reviewsEs: Platform = {
  key: 'reviews',
  recipes: recipesFrom([
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Pedir por mensaje',
            `Mensaje para pedir una reseña después de ${s.bare}`,
            `La misma petición honesta para todos después de ${s.bare}.`,
            `Escribe en español tres mensajes de texto de menos de 160 caracteres, más un enlace, que pidan una reseña honesta sobre ${s.bare}.`,
            `Dale a cada uno un punto de partida fácil, como la situación que tenía la persona: ${c.problem()}.`,
            `El mismo mensaje es para todos después de ${s.bare}, hayan quedado contentos o no, y sin premio.`,
            `Escribe una respuesta corta para quien contesta con una pregunta como "${c.question()}".`,
            `Escríbelos para ${c.audience}, solo para quienes aceptaron recibir mensajes; tono: ${c.tone}.`,
          ]
        : [
            'Nota de agradecimiento',
            `Nota de agradecimiento después de ${s.bare}`,
            `Da las gracias después de ${s.bare} y no pide nada.`,
            `Escribe en español tres notas de agradecimiento de 40 a 60 palabras para ${c.many} después de ${s.bare}.`,
            `Que no revelen nada si otra persona las lee, ni siquiera algo como esto: ${c.problem()}.`,
            `Agradece la confianza, como lo haría ${c.aNoun}, sin mencionar reseñas ni calificaciones.`,
            `Di quién puede ayudar si después surge una pregunta como "${c.question()}".`,
            `Usa este dato en una de las notas: ${c.detail()}.`,
          ];
    },
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Pedir en persona',
            `Qué decir para pedir una reseña sobre ${s.bare}`,
            `Frases cortas sobre ${s.bare} que no suenan aprendidas.`,
            `Escribe en español cuatro maneras de pedir en voz alta una reseña honesta sobre ${s.bare}, de dos oraciones cortas cada una.`,
            `Deben sonar naturales justo después de un momento como este: ${c.scene()}.`,
            `Una es para alguien con prisa, otra para quien acaba de dar las gracias y dos para ${c.segment()}.`,
            `Explica que otras personas leen reseñas para decidir qué hacer en casos como este: ${c.problem()}.`,
            `Haz una lista de lo que no se dice, como pedir cinco estrellas u ofrecer algo por una reseña sobre ${s.bare}.`,
          ]
        : [
            'Formulario privado',
            `Formulario privado de opinión sobre ${s.bare}`,
            `Opiniones sobre ${s.bare} que se quedan contigo.`,
            `Escribe en español un formulario privado con cinco preguntas sobre ${s.bare}: tres con escala de 1 a 5 y dos abiertas.`,
            `Basa las de escala en lo que la gente busca: ${c.strength()}; ${c.strength()}; ${c.strength()}.`,
            `Escribe una introducción de 30 palabras que diga quién lee las respuestas sobre ${s.bare}.`,
            `Termina con una casilla que pregunte si podemos comunicarnos sobre ${s.bare}.`,
            `No enlaces a ningún sitio público de reseñas y respeta esta regla: ${c.rule()}`,
          ];
    },
    (c, strength = c.strength(), s = c.service()) => [
      'Cinco estrellas',
      `Respuesta a cinco estrellas: ${strength}`,
      `Un gracias que también le dice algo sobre ${s.bare} a quien lee después.`,
      `Voy a pegar una reseña de cinco estrellas que quizá elogia algo como esto: ${strength}.`,
      `Escribe en español tres respuestas de 30 a 50 palabras con la voz de ${c.aNoun}, cada una con un inicio distinto.`,
      `No repitas el elogio; agrega un dato general sobre ${s.bare} que le sirva a quien lee después.`,
      c.mayAskReviews
        ? `Usa el nombre de pila solo si aparece en la reseña y no cuentes lo que vivió esa persona con ${s.bare}.`
        : `No nombres a quien escribe ni confirmes que es ${c.aOne} o que tuvo algo que ver con ${s.bare}.`,
      `Si queda natural, incluye este dato: ${c.detail()}.`,
      `Respeta esta regla: ${c.rule()}`,
    ],
    (c, d = c.doubt(), s = c.service()) => [
      'Una estrella',
      `Respuesta a una estrella: "${d.objection}"`,
      `Una respuesta tranquila para quien está leyendo sobre ${s.bare}.`,
      `Escribe en español una respuesta de 60 a 80 palabras a una reseña de una estrella de alguien que piensa así: "${d.objection}".`,
      `Agradece, tómalo en serio y da una idea general, más o menos así: ${d.answer}`,
      c.mayAskReviews
        ? `No discutas ni cuentes en público lo que vivió esa persona con ${s.bare}.`
        : `No confirmes que quien escribe es ${c.aOne} y habla de ${s.bare} solo en general.`,
      `Ofrece una llamada o un correo en privado, con palabras propias de ${c.aNoun}.`,
      `Después escribe una nota corta para nosotros sobre qué revisar en ${s.bare}.`,
      `Tono: ${c.tone}, aunque la reseña sobre ${s.bare} no lo sea.`,
    ],
    (c, s = c.service()) => [
      'Tres estrellas',
      `Respuesta a una reseña de tres estrellas sobre ${s.bare}`,
      `Encuentra lo que bajó la calificación de ${s.bare}.`,
      `Voy a pegar una reseña de tres estrellas que tiene que ver con ${s.bare}.`,
      `Resume en seis palabras qué la bajó y compáralo con lo que la gente busca: ${c.strength()}.`,
      `Escribe en español una respuesta de 50 palabras, con la voz de ${c.aNoun}, que acepte ese punto y diga qué vamos a revisar.`,
      c.mayAskReviews
        ? `No cuentes lo que le pasó a esa persona con ${s.bare} ni le pidas cambiar la calificación.`
        : `No pongas nombres ni confirmes que quien escribe vino por ${s.bare}.`,
      `Sugiere un cambio en cómo atendemos una pregunta como "${c.question()}".`,
      `Di en qué notaríamos la mejora, por ejemplo en este número: ${c.kpi()}.`,
    ],
    (c, s = c.service()) => [
      'Negocio equivocado',
      `Respuesta a una reseña equivocada: no era para ${c.name}`,
      `Aclara la confusión y deja ver que ofreces ${s.bare}.`,
      `Voy a pegar una reseña que parece ser para otro negocio y no para nosotros, que somos ${c.aNoun}.`,
      `Escribe en español una respuesta de 40 palabras que lo diga con amabilidad, invite a contactarnos y mencione lo que hacemos: ${s.bare}.`,
      `No digas si quien escribe es o fue ${c.aOne}; habla solo de lo que hace ${c.aNoun}.`,
      `Escribe el reporte para el sitio de reseñas en menos de 300 caracteres, solo hechos, sobre ${c.aNoun}${c.inPlace}.`,
      `Señala algo público que muestre la diferencia: ${c.detail()}.`,
      `Escribe una segunda respuesta por si contestan y menciona ${c.strength()}.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Rutina',
            `Rutina de reseñas sobre ${s.bare}`,
            `El mismo trato justo para todos después de ${s.bare}.`,
            `Diseña en español una rutina sencilla para las reseñas sobre ${s.bare}: quién pide, cuándo, con qué mensaje y dónde se anota.`,
            `Di cuándo conviene esperar, por ejemplo mientras siga sin resolverse esto: ${c.problem()}.`,
            `Pregúntame si uso ${c.tool()}; si no, planéala con una hoja sencilla.`,
            `Asegúrate de que todos reciban la misma petición después de ${s.bare} y de que alguien responda lo que llegue.`,
            `Revisa la rutina una vez al mes con este número: ${c.kpi()}.`,
          ]
        : [
            'Rutina',
            `Rutina para comentarios públicos sobre ${s.bare}`,
            `Da respuestas prudentes a lo que la gente dice sobre ${s.bare}.`,
            `Diseña en español una rutina semanal para leer y responder lo que se dice en público de nosotros como ${c.noun}.`,
            `Separa los comentarios en elogios, quejas, lo que yo debo ver primero y preguntas como "${c.question()}".`,
            `Escribe una respuesta para cada tipo que hable de ${s.bare} solo en general y no nombre a nadie.`,
            `Pregúntame si uso ${c.tool()}; si no, planéala con una hoja sencilla.`,
            `Nadie pide reseñas en el camino y se cumple esta regla: ${c.rule()}`,
          ];
    },
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Publicar una reseña',
            `Convierte una reseña sobre ${s.bare} en publicación`,
            `Deja que otra persona hable sobre ${s.bare}.`,
            `Voy a pegar una reseña sobre ${s.bare} de alguien que aceptó que citemos sus palabras.`,
            `Elige la oración que solo podría hablar de nosotros y ${s.bare}, de 18 palabras como máximo y sin cambios.`,
            `Escribe en español un texto de 50 palabras, del inicio (${c.problem()}) al final (${s.result || s.bare}).`,
            `Describe un diseño en 4:5 con la cita grande y nuestro nombre pequeño, en este estilo: ${c.visual()}.`,
            `Cierra con un dato útil y sin pedir nada: ${c.detail()}.`,
          ]
        : [
            'Elogio al equipo',
            `Publicación que agradece a alguien del equipo: ${c.peek.strength()}`,
            `Da las gracias en público sin hablar de ${c.many}.`,
            `Pregúntame por alguien del equipo, o por mí si trabajo por mi cuenta, y por un momento como este: ${c.scene()}.`,
            `Escribe en español un agradecimiento de 80 palabras con un detalle que muestre esto: ${c.strength()}.`,
            `No hables de ${c.many} ni de su situación, con o sin nombre; habla de ${s.bare} solo en general.`,
            `Sugiere una imagen sin rostros en este estilo: ${c.visual()}.`,
            `Escribe una versión de 30 palabras solo para el equipo, con una mención de ${s.bare}.`,
          ];
    },
    (c, s = c.service(), d = c.doubt()) => [
      'Confianza en el sitio',
      `Sección de confianza para la página de ${s.bare}`,
      `Pone razones para confiar donde la gente lee sobre ${s.bare}.`,
      c.mayAskReviews
        ? `Voy a pegar veinte reseñas; elige tres citas cortas para la página de ${s.bare}, sin cambiarlas y marcando los cortes.`
        : `Escribe en español una sección para la página de ${s.bare} con tres tarjetas que se puedan comprobar, sin historias de ${c.many}.`,
      c.mayAskReviews
        ? `Una trata sobre ${c.strength()}, otra sobre ${s.bare} y otra responde esta duda: "${d.objection}".`
        : `Las tarjetas muestran ${c.proof()}; ${c.proof()}; y una respuesta a esta duda, "${d.objection}": ${d.answer}`,
      `Agrega al lado este dato: ${c.detail()}.`,
      `Escribe en español un título de menos de 50 caracteres para ${c.audience} y una línea de 20 palabras bajo cada elemento.`,
      `Di dónde va cada uno en la página; empieza donde la gente se pregunta "${c.question()}".`,
      `Deja fuera lo que ${c.aNoun} no debe publicar: ${c.rule()}`,
    ],
    (c, s = c.service()) => [
      'Análisis',
      `Qué dicen 60 reseñas públicas sobre ${s.bare}`,
      `Muestra en qué se fija la gente cuando compara opciones de ${s.bare}.`,
      `Voy a pegar 30 reseñas públicas nuestras y 30 de otros dos que ofrecen ${s.bare}; primero quita todos los nombres.`,
      `Haz una tabla en español con temas y conteos: trato, tiempo, ${c.isSold ? 'precio' : 'acceso'}, respuestas y ${s.bare}.`,
      `Agrega una fila para cada uno de estos temas: ${c.strength()}; ${c.strength()}.`,
      `Anota tres frases que usa la gente para esta situación, con sus palabras pero sin detalles: ${c.problem()}.`,
      `Muestra qué elogian de otros y no de nosotros, y qué pesaría más para ${c.segment()}.`,
      `Sugiere un cambio para este mes y un número para seguirlo: ${c.kpi()}.`,
    ],
    (c, s = c.service(), aim = c.mayAskReviews ? 'una reseña pública honesta' : 'una opinión en privado') => [
      'Tarjeta con QR',
      `Tarjeta con QR para ${aim} sobre ${s.bare}`,
      `Textos cortos para una tarjeta, un recibo o una página de gracias después de ${s.bare}.`,
      `Escribe en español el texto de una tarjeta con código QR que pida ${aim} sobre ${s.bare}: un título de nueve palabras y una línea de quince.`,
      `Da seis versiones: dos sencillas, dos cálidas, una con un toque de humor y una que parta de "${c.question()}".`,
      `Di dónde se vería mejor, cerca de un momento como este: ${c.scene()}.`,
      `Sugiere tamaño, papel y letra, con el código de una pulgada y oscuro sobre claro, en este estilo: ${c.visual()}.`,
      c.mayAskReviews
        ? `Usa la misma tarjeta para todos después de ${s.bare} y no ofrezcas nada por una reseña.`
        : `Enlaza solo a un formulario privado sobre ${s.bare}, sin hablar de estrellas ni de sitios de reseñas.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Recordatorio',
            `Un solo recordatorio de reseña sobre ${s.bare}`,
            `Un segundo y último mensaje sobre ${s.bare}.`,
            `Escribe en español un recordatorio por mensaje y otro por correo para quien aún no opina sobre ${s.bare}.`,
            `Explica que una reseña puede ayudar a otra persona con esta preocupación: ${c.problem()}.`,
            `Ofrece un inicio neutral como "Pregunté por ${s.bare} porque...", que deje la opinión a quien escribe.`,
            `Di que es el último mensaje sobre ${s.bare} y da las gracias de todos modos.`,
            `El mensaje lleva menos de 160 caracteres y el correo menos de 60 palabras, escritos para ${c.audience}.`,
          ]
        : [
            'Seguimiento privado',
            `Seguimiento privado después de ${s.bare}`,
            `Te enteras directamente de cualquier problema con ${s.bare}.`,
            `Escribe en español un seguimiento privado para después de ${s.bare}: un correo de 60 palabras y un mensaje de menos de 160 caracteres.`,
            `Haz una sola pregunta abierta, propia de ${c.aNoun}, sin nada personal.`,
            `Di cómo comunicarse si surge una pregunta como "${c.question()}".`,
            `Escribe dos respuestas privadas, una a un agradecimiento y otra a una queja que también podría llegar como ${c.call()}.`,
            `No menciones reseñas y usa un asunto neutral, sin nada sobre ${s.bare}.`,
          ];
    },
    (c, m = c.moment(), s = c.service()) => [
      'Perfiles públicos',
      `Revisión de tus perfiles públicos para ${m.when}`,
      `Datos al día sobre ${s.bare} para cuando ${m.what}.`,
      `Ayúdame a preparar nuestros perfiles públicos para ${m.when}, cuando ${m.what}.`,
      `Escribe en español respuestas de 40 palabras a "${c.question()}" y "${c.question()}"; pídeme antes los datos.`,
      `Reescribe nuestra descripción en 600 caracteres, con ${s.bare} en la primera oración y "${c.keyword()}" más adelante.`,
      `Haz una lista de lo que hay que comparar entre perfiles, con este dato incluido: ${c.detail()}.`,
      `Sugiere una foto para agregar: ${c.scene()}.`,
      `Escribe una respuesta pública de 30 palabras, sin nombrar a nadie, para comentarios sobre este tema: ${c.problem()}.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Reseña en video',
            `Cómo pedir un video de 30 segundos sobre ${s.bare}`,
            `Ayuda a que alguien hable sobre ${s.bare} sin guion.`,
            `Escribe en español un mensaje de 80 palabras para pedirle un video de 30 segundos sobre ${s.bare} a ${c.aOne}.`,
            `Incluye tres preguntas, una sobre el comienzo: ${c.problem()}.`,
            `Explica cómo grabarlo: teléfono horizontal, de frente a una ventana, sin ruido y, si se puede, cerca de esto: ${c.scene()}.`,
            `Escribe un permiso de 50 palabras que diga dónde va a aparecer el video sobre ${s.bare} y cómo retirarlo.`,
            `No ofrezcas nada a cambio y revísalo con esta regla: ${c.rule()}`,
          ]
        : [
            'Respuesta en video',
            `Respuesta en video en lugar de reseñas: ${c.peek.question()}`,
            `Da confianza sobre ${s.bare} sin contar la historia de nadie.`,
            `Escribe en español el guion de un video de 45 segundos en que yo o alguien del equipo responde "${c.question()}".`,
            `Abre con la pregunta en cinco segundos y da una respuesta general sobre ${s.bare} en dos oraciones.`,
            `Graba a la altura de los ojos, junto a una ventana, y corta a otra toma sin nada privado: ${c.scene()}.`,
            `Cierra con algo que cualquiera puede comprobar: ${c.proof()}.`,
            `Agrega subtítulos y una descripción de 40 palabras, y respeta esta regla: ${c.rule()}`,
          ];
    },
    (c, s = c.service(), channel = c.channel()) => [
      'Sitios de reseñas',
      `Dónde lee la gente sobre ${c.aNoun} antes de decidir`,
      `Elige dos lugares que conviene cuidar para ${s.bare}.`,
      c.isLocal
        ? `Compara en español ${c.listed(['Google', 'Facebook', 'Yelp', 'los directorios'])} para ${c.aNoun}, según cuánto pesan para ${c.audience}.`
        : `Compara en español ${c.listed(['Google', 'Trustpilot', 'LinkedIn', 'los directorios'])} para ${c.aNoun}, según cuánto pesan para ${c.audience}.`,
      `Ten en cuenta que unos buscan "${c.keyword()}" y otros llegan por otro camino: ${channel.name}.`,
      `Recomienda dos lugares y di qué debe contar cada perfil sobre ${s.bare}.`,
      c.mayAskReviews
        ? `Señala qué sitios no quieren que se pidan reseñas, para no romper sus reglas al pedir opiniones sobre ${s.bare}.`
        : `Planea solo perfiles correctos y respuestas prudentes sobre ${s.bare}, sin juntar reseñas.`,
      `Haz una revisión mensual de 15 minutos, paso por paso, con este número: ${c.kpi()}.`,
    ],
    (c, s = c.service()) => [
      'Semana difícil',
      `Plan por si llegan varias malas reseñas sobre ${s.bare}`,
      `Un plan tranquilo para cuando haya críticas públicas sobre ${s.bare}.`,
      `Imagina que en dos días aparecen varias malas reseñas sobre ${s.bare}.`,
      `Escribe en español una lista para la primera hora, un comunicado de 60 palabras y un mensaje para quienes trabajan en ${s.bare}.`,
      `Di quién responde una pregunta directa como "${c.question()}" y qué nunca decimos sobre ${c.aOne}.`,
      `Di cuándo llamar a un abogado o al sitio de reseñas y revisa el plan con esta regla: ${c.rule()}`,
      `Planea las seis semanas siguientes, empezando por informar mejor sobre este tema: ${c.problem()}.`,
      `Demuestra la mejora con hechos y sin discutir: ${c.proof()}.`,
    ],
  ]),
};
