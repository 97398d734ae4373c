/** Planes, investigación y textos de todos los días con un asistente de chat. */
import { make, up, type Platform } from '../context.ts';

export const chatAssistantEs: Platform = {
  key: 'chatAssistant',
  recipes: [
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Presentación',
        `Presentación para pegar primero: ${c.name}`,
        `Empieza cada chat con este texto para que las respuestas le sirvan a ${c.aNoun}.`,
        c.intro(),
        `Ten esto presente en todo el chat y contesta en español; ofrecemos lo siguiente: ${a.bare}, ${b.bare} y ${d.bare}.`,
        `A quienes más queremos llegar: ${c.audience}, y en especial a este grupo: ${c.segment()}.`,
        `Un dato que debe salir bien: ${c.detail()}.`,
        `Al elegir, la gente busca esto: ${c.strength()}.`,
        `Escribe con nuestro tono (${c.tone}) y cumple esta regla: ${c.rule()}`,
        `Resume en tres frases lo que sabes de nosotros como ${c.noun}, hazme la pregunta que más te ayude y espera mi respuesta.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Entrevistas',
        `Preguntas de entrevista sobre ${p}`,
        `Te muestra, en palabras de la gente, por qué busca ${s.bare}.`,
        c.intro(),
        `Escribe en español diez preguntas abiertas para una charla de 15 minutos con alguien que averiguó sobre ${s.bare} por esto: ${p}.`,
        `Averigua qué escribió en el buscador (quizá "${c.keyword()}"), a quién le preguntó y qué otras opciones vio.`,
        `Incluye una pregunta sobre qué casi le hizo dejarlo, como "${c.doubt().objection}", sin sugerir la respuesta.`,
        `Evita calificaciones y preguntas que guían; pide que describa el momento en que se decidió sobre ${s.bare}.`,
        `Dame una hoja de notas con una línea por respuesta y una columna para las palabras que usa al hablar de ${s.bare}.`,
        `Al final explica cómo convertir cinco charlas en tres titulares para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const rivals = c.isSold ? 'competidores' : 'organizaciones parecidas';
      return make(
        'Comparación',
        `Comparación honesta con otros tres: ${s.bare}`,
        `Muestra qué te distingue de verdad cuando se trata de ${s.bare}.`,
        c.intro(),
        `Pídeme primero el texto de tres páginas web de ${rivals}${c.isLocal ? c.inPlace : ''} sobre ${s.bare}; responde en español.`,
        `Compara qué dice cada una sobre ${s.bare}${c.isSold ? ', el precio' : ''} y esta pregunta: "${c.question()}"`,
        `Anota quién muestra evidencia, por ejemplo ${c.proof()}.`,
        `Haz una tabla con tres columnas, pensada para ${c.segment()}: lo que dicen todas, lo que dice una y lo que no dice ninguna.`,
        `Con la última columna, propón tres frases ciertas que podríamos decir; empieza por este dato: ${c.detail()}.`,
        `Marca como desconocido lo que no encontraste en las páginas sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Mensajes',
        `Tres respuestas a un mensaje sobre ${p}`,
        `Primera respuesta por texto, email o chat cuando alguien pregunta por ${s.bare}.`,
        c.intro(),
        `Alguien nos escribió con preocupación por esto: ${p}.`,
        `Escribe en español tres respuestas que mencionen ${s.bare}: un mensaje de texto de 160 caracteres, un email de 90 palabras y un mensaje de chat de 40.`,
        `En cada una muestra que entendimos, haz una pregunta útil y di cómo ${c.act}.`,
        `Si viene al caso, contesta también "${c.question()}", y pídeme antes los datos.`,
        `Usa este tono: ${c.tone}; y no prometas cómo va a salir lo relacionado con ${s.bare}.`,
        `Agrega una nota sobre cuándo conviene llamar en vez de escribir, por ejemplo para ${c.call()}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Práctica',
        `Conversación de práctica: "${d.objection}"`,
        `Un ensayo antes de hablar con ${c.audience}.`,
        c.intro(),
        `Haz en español el papel de alguien con interés en ${s.bare} que dice "${d.objection}".`,
        `Yo contesto con mis palabras; la parte honesta de mi respuesta es esta: ${d.answer}`,
        `Mantén el papel durante cinco turnos y pregunta "${c.question()}" una vez.`,
        `En el tercer turno menciona lo que te importa: ${c.strength()}.`,
        `Después de cada turno dime qué frase ayudó, cuál sonó a presión y si ya te animarías a ${c.act}.`,
        `Al final escribe mi mejor respuesta sobre ${s.bare} en 60 palabras, a mi manera.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Opciones',
        c.isSold ? `Tres opciones de ${s.bare}` : `Tres formas de participar: ${s.bare}`,
        `Deja que cada quien decida cuánto quiere de ${s.bare}.`,
        c.intro(),
        c.isSold
          ? `Diseña en español tres opciones de ${s.bare}: básica, normal y completa; pídeme costos y horas antes de sugerir una cifra.`
          : `Diseña en español tres formas de participar, pequeña, regular y grande, para ${s.bare}; pregúntame antes qué necesitamos más.`,
        `De cada una escribe un nombre sencillo, qué incluye, qué no y a quién le conviene; una debe servirle a este grupo: ${c.segment()}.`,
        `Describe qué tiene la persona al final, a partir de esto: ${s.result || s.bare}.`,
        `Considera esto como primer paso y dime qué hay a favor y en contra: ${c.offer()}.`,
        `Haz una lista de lo que podría incomodar a ${c.audience} en cada opción y cómo decirlo mejor.`,
        `Cierra con un resumen de 50 palabras de las tres que conteste "${c.question()}"`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Aviso de cambios',
        `Avisar de un cambio sobre ${s.bare}`,
        `Un mensaje claro cuando algo va a ser diferente con ${s.bare}.`,
        c.intro(),
        `Pregúntame primero qué cambia sobre ${s.bare}, desde cuándo, para quién y el motivo real.`,
        `Escribe en español un email de 120 palabras, un mensaje de 160 caracteres y una respuesta de dos frases para quien pregunte por ${s.bare}.`,
        `Di qué sigue igual, y pregúntame si esto es parte: ${c.strength()}.`,
        `Agrega respuestas cortas a "${c.question()}" y para quien no esté de acuerdo.`,
        `No empieces con "Lamentablemente" ni adornes el motivo del cambio sobre ${s.bare}; usa este tono: ${c.tone}.`,
        `Revisa los tres textos según esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [k1, k2] = [c.kpi(), c.kpi()];
      const goal = c.goal();
      return make(
        'Revisión semanal',
        `Revisión semanal de quince minutos: ${goal}`,
        `Un paso pequeño cada semana hacia esta meta: ${goal}.`,
        c.intro(),
        `Una vez por semana voy a pegar estos números: consultas nuevas, ${c.bookings}, ${k1} y ${k2}; contesta en español.`,
        `Dime en cinco líneas qué cambió y cuál es el motivo más probable para ${c.aNoun}.`,
        `Propón una acción de menos de una hora que sirva para esta meta: ${goal}.`,
        `Si te falta una idea, parte de este tema, "${c.topic()}", o de esta pregunta: "${c.question()}"`,
        `Lleva una lista de lo que he probado para ${c.service().bare} y descarta lo que no trajo a nadie en cuatro semanas.`,
        `Avísame cuando un número como este sea muy pequeño para sacar conclusiones: ${k1}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Banco de ideas',
        `Treinta ideas de contenido sobre trabajo real: ${s.bare}`,
        `Te da de qué escribir o grabar sobre ${s.bare} durante meses.`,
        c.intro(),
        `Dame en español treinta ideas de contenido sobre ${s.bare} en una tabla: título, foto o clip, idea principal y dónde usarla.`,
        `Diez contestan preguntas como "${c.question()}" y "${c.question()}"`,
        `Diez muestran el trabajo, por ejemplo ${c.scene()} o ${c.scene()}.`,
        `Cinco explican un tema como "${c.topic()}" y cinco muestran evidencia como ${c.proof()}.`,
        `Marca las cinco ideas que más compartiría este grupo, ${c.segment()}, y di por qué.`,
        `Todas se deben poder hacer en ${c.aNoun} con la cámara del teléfono, sin mostrar a nadie que no haya aceptado.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.channel().name, c.channel().name, c.channel().name];
      return make(
        'Decisión',
        `En qué poner tu tiempo ahora: ${c.noun}`,
        `Compara tres formas de llegar a ${c.audience}.`,
        c.intro(),
        `Compara en español estas tres formas de llegar a ${c.audience}: ${a}; ${b}; ${d}.`,
        `Hazme primero tres preguntas, una de ellas sobre cómo nos encuentra la gente en esta situación: ${c.problem()}.`,
        `Para cada una estima las horas al mes, los costos y cuánto tarda en llegar la primera pregunta sobre ${c.service().bare}.`,
        `Di qué tendría que saber hacer bien, con este ejemplo de lo que podríamos mostrar: ${c.scene()}.`,
        `Recomienda una y dime qué número debo seguir: ${c.kpi()}.`,
        `Di qué demostraría en seis semanas que no era la mejor, según esta meta: ${c.goal()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Lista de pasos',
        `Lista de pasos del primer contacto al final: ${s.bare}`,
        `Pone por escrito lo que haces por costumbre para ${s.bare}.`,
        c.intro(),
        `Entrevístame en español, una pregunta a la vez, sobre lo que pasa desde el primer mensaje hasta terminar con ${s.bare}.`,
        `Empieza por cómo atendemos hoy esto: ${c.call()}.`,
        `Luego escribe una lista de pasos para ${s.bare}: qué, quién, cuándo y una frase para decirle a la persona.`,
        `Marca los dos pasos donde alguien podría dejarlo por una duda como "${c.doubt().objection}".`,
        `Para esos pasos, di qué podría resolver esta herramienta, si la uso: ${c.tool()}.`,
        `Termina con lo que debe cumplirse para dar por terminado lo de ${s.bare}: ${s.result || s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'Hoja de respuestas',
        `Hoja de respuestas: "${a}" y cuatro más`,
        `Un solo lugar con respuestas sobre ${s.bare} que todos pueden copiar.`,
        c.intro(),
        `Prepara en español una hoja de respuestas con estas preguntas: "${a}" "${b}" "${d}" Después agrega dos más sobre ${s.bare}.`,
        `Pídeme los datos sobre ${s.bare} de uno en uno y no rellenes lo que falte.`,
        `Escribe cada respuesta dos veces: una frase para decir en voz alta y 60 palabras para enviar a ${c.audience}.`,
        `Incluye este dato donde corresponda: ${c.detail()}.`,
        `Para las preguntas que empiezan con esta situación, di qué debemos saber antes de contestar: ${c.problem()}.`,
        `Marca cada respuesta que dependa de esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Plan del momento',
        `Plan de cuatro semanas para ${m.when}`,
        `Te prepara para cuando ${m.what}.`,
        c.intro(),
        `Planea en español cuatro semanas de pasos pequeños de mercadeo con esto en mente: ${m.when}, cuando ${m.what}.`,
        `Concéntrate en ${s.bare} para ${c.segment()}, con esta meta: ${c.goal()}.`,
        `Pregúntame qué canales uso y cuántas horas tengo, y dame dos pasos por semana para ${s.bare}.`,
        `Escribe la primera línea de cada mensaje; una debe partir de esto: ${c.problem()}.`,
        `Decide si esto serviría como siguiente paso y confírmalo conmigo antes de usarlo: ${c.offer()}.`,
        `Dime cuándo dejar de hablar de este momento (${m.when}) y qué mirar después: ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Palabras sencillas',
        `Explicar con palabras sencillas: ${s.bare}`,
        `Comprueba si cualquiera entiende ${s.bare} a la primera.`,
        c.intro(),
        `Explica en español ${s.bare} a cuatro lectores, en 50 palabras cada vez: uno de diez años, uno con prisa, uno que duda y uno de este grupo: ${c.segment()}.`,
        `Cada versión debe decir qué tiene la persona al final: ${s.result || s.bare}.`,
        `Deja que quien duda diga "${c.doubt().objection}" y contesta sin ponerte a la defensiva.`,
        `Haz una lista de los términos técnicos que evitaste sobre ${s.bare}, cada uno con las palabras que usan ${c.many}.`,
        `Elige la mejor frase para ponerla junto a algo que se pueda comprobar, como ${c.proof()}.`,
        `Convierte esa frase en un título de página de 60 caracteres con palabras de "${c.keyword()}".`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Revisión de textos',
        `Revisar un texto sobre ${s.bare} antes de publicarlo`,
        `Detecta frases riesgosas o confusas que no le convienen a ${c.aNoun}.`,
        c.intro(),
        `Pídeme primero que pegue una página, un email o un volante sobre ${s.bare}; contesta en español.`,
        `Revísalo según estas reglas: ${c.rule()} ${c.rule()}`,
        `Cita cada afirmación sobre ${s.bare} que necesite evidencia y di si bastaría algo como esto: ${c.proof()}.`,
        `Comprueba que coincida con este dato: ${c.detail()}.`,
        `Sugiere para cada frase riesgosa sobre ${s.bare} otra más segura, con este tono: ${c.tone}.`,
        `Esto no es asesoría legal, así que haz una lista de lo que ${c.aNoun} debe preguntar a un abogado antes de publicar.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Repaso',
        `Repaso para decidir: ${a.bare} y ${b.bare}`,
        `Te ayuda a decidir qué repetir y qué dejar, pensado para ${c.aNoun}.`,
        c.intro(),
        `Pregúntame en español cuántos meses repasar y luego, de una en una: el mejor mes, el más lento y qué pasó con ${a.bare} y ${b.bare}.`,
        `Pregunta por una conversación que todavía recuerdo, quizá sobre ${c.problem()}.`,
        `Compara mis respuestas con este patrón y dime si coincide: ${up(c.moment().what)}.`,
        `Escribe una página: qué repetir, qué dejar y a cuál conviene darle más tiempo, ${a.bare} o ${b.bare}.`,
        `Di qué debería hacer distinto para ${c.segment()}, con un primer paso.`,
        `Elige un número para los próximos meses y explica por qué: ${c.kpi()} o ${c.kpi()}.`,
        c.limits,
      );
    },
  ],
};
