/** Movimiento a partir de fotos: qué se mueve, cómo se mueve la cámara y qué se queda igual. */
import { make, type Platform } from '../context.ts';

export const klingAiEs: Platform = {
  key: 'klingAI',
  recipes: [
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'De foto a video',
        `Una foto en movimiento: ${scene}`,
        `Convierte una buena foto en una publicación con movimiento sobre ${s.bare}.`,
        c.intro(),
        `Imagen inicial: una foto que voy a subir, con esta escena: ${scene}.`,
        `Mueve solo las manos, herramientas u objetos que importan para ${s.bare}, a velocidad real; lo demás se queda quieto.`,
        `Cámara: un acercamiento lento de un 5 por ciento, nivelado y estable, hacia lo más importante para ${s.bare}.`,
        `Conserva la luz y los colores de la foto, cerca de este estilo: ${c.visual()}.`,
        `Hazlo de 5 segundos en 9:16, con el tercio superior libre para este texto: ${c.detail()}.`,
        `Prompt negativo: dedos deformes, herramientas dobladas, personas de más, etiquetas cambiadas.`,
        c.limits,
      );
    },
    (c) => {
      const visual = c.visual();
      const s = c.service();
      return make(
        'Bucle',
        `Fondo en bucle para la página de ${s.bare}`,
        `Un fondo tranquilo en movimiento con este estilo: ${visual}.`,
        c.intro(),
        `Crea un bucle de 10 segundos en 16:9, sin corte visible, para el inicio de la página de ${s.bare}.`,
        `Usa la misma imagen como cuadro inicial y cuadro final: ${c.scene()}.`,
        `Que la luz pase despacio sobre estos colores y materiales: ${visual}.`,
        `Fija la cámara en un trípode y deja lisa la mitad izquierda, para que se lea bien un texto sobre "${c.keyword()}".`,
        `Repite un solo movimiento pequeño y natural que vaya con ${s.bare}, sin nada más rápido.`,
        `Prompt negativo: parpadeos, cortes, cámara temblorosa, logotipos, multitudes.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const result = s.result || s.bare;
      return make(
        'Inicio y final',
        `Dos cuadros, un cambio: ${s.bare}`,
        `Se hace con dos fotos y termina en esto: ${result}.`,
        c.intro(),
        `Cuadro inicial: mi foto del lugar listo para ${s.bare}, con trípode y luz pareja.`,
        `Cuadro final: mi segunda foto desde el mismo punto, que muestra esto: ${result}.`,
        `Pasa de uno a otro en 10 segundos como un time-lapse natural de ${s.bare}, con todo lo que se mueve como una mancha suave.`,
        `Deja la cámara fija y los colores honestos en los dos cuadros, cerca de este estilo: ${c.visual()}.`,
        `Deja tranquilo el tercio inferior para una línea sobre esto: ${c.strength()}.`,
        `Prompt negativo: paredes que cambian, objetos que salen de la nada, un resultado mejor que el de mi foto.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Órbita',
        `Órbita lenta: ${scene}`,
        `Le da profundidad a una foto sobre ${s.bare}.`,
        c.intro(),
        `Imagen inicial, con el sujeto en el tercio central: ${scene}.`,
        `Gira la cámara 30 grados a la derecha en 5 segundos, a velocidad constante, con el foco en ${s.bare}.`,
        `Usa un look de 40 mm y un fondo que se mueva más despacio que el frente, con este estilo: ${c.visual()}.`,
        `Dale al sujeto un solo movimiento pequeño que sea normal para ${s.bare}.`,
        `Usa el modo profesional en 16:9, con detalle suficiente para ${c.audience}.`,
        `Prompt negativo: líneas dobladas, superficies de plástico, letreros con letras, objetos repetidos.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Gancho',
        `Gancho de tres segundos: ${p}`,
        `Los primeros segundos de cualquier publicación sobre ${s.bare}.`,
        c.intro(),
        `Crea a partir de texto un video vertical (9:16) de 5 segundos sobre esta situación: ${p}.`,
        `En el primer segundo, baja rápido la cámara hasta un objeto que lo explique; después detente, con tiempo suficiente para ${c.segment()}.`,
        `Usa un lugar común y real, sin rostros, donde alguien pueda necesitar ${s.bare}.`,
        `En el último segundo, aclara la imagen hacia este estilo: ${c.visual()}.`,
        `Termina en un cuadro limpio que corte bien con otro video: ${c.scene()}.`,
        `Prompt negativo: heridas, pánico, estilo caricatura, letras legibles.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Fecha clave',
        `Una foto en movimiento para ${m.when}`,
        `Una publicación sobre ${s.bare} a tiempo, con una foto que ya tienes.`,
        c.intro(),
        `Imagen inicial: una foto que voy a subir, con esta escena: ${c.scene()}.`,
        `Cambia solo la luz y el aire alrededor, para que el video sirva para ${m.when}, cuando ${m.what}.`,
        `Agrega un objeto pequeño para la ocasión que de verdad tenga que ver con ${s.bare}.`,
        `Cámara: un paneo lento a la derecha de 5 segundos, que termine en un espacio vacío para esta idea: ${c.offer()}.`,
        `Que se reconozcan estos colores bajo la nueva luz: ${c.visual()}.`,
        `Prompt negativo: adornos de más, nieve falsa, rostros cambiados, letras legibles.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Elementos',
        `Tres de mis fotos en una toma: ${s.bare}`,
        `Conserva tus manos, tu lugar y tus herramientas en un video sobre ${s.bare}.`,
        c.intro(),
        `Usa la función Elements con tres fotos que voy a subir: mis manos, mi lugar de trabajo y un objeto relacionado con ${s.bare}.`,
        `Combínalas en una toma de 5 segundos en 16:9, donde las manos usan el objeto como en esta escena: ${c.scene()}.`,
        `Copia formas, colores y desgaste de las fotos, y no agregues nada que no tenga que ver con ${s.bare}.`,
        `Cámara: a la altura del pecho, casi sin avanzar, con el fondo desenfocado y este estilo: ${c.visual()}.`,
        `El ritmo debe sentirse así: ${c.tone}.`,
        `Prompt negativo: herramientas nuevas, dedos de más, otro cuarto, brillo de estudio.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      const s = c.service();
      return make(
        'Prueba',
        `La prueba en movimiento: ${proof}`,
        `Hace que valga la pena ver lo que puedes mostrar sobre ${s.bare}.`,
        c.intro(),
        `Imagen inicial: mi propia foto, sobre una mesa, con esto: ${proof}.`,
        `Una mano lo desliza hacia la luz a velocidad real, sobre una superficie con este estilo: ${c.visual()}.`,
        `Síguelo a la altura de la mesa por 3 segundos y quédate quieto 2, con tiempo suficiente para ${c.audience}.`,
        `Que cualquier escrito quede borroso; yo agrego las palabras reales en el editor, junto con esto: ${c.detail()}.`,
        `Hazlo en 1:1 y sigue esta regla: ${c.rule()}`,
        `Prompt negativo: texto inventado, estrellas, sellos, nombres.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Vida diaria',
        `Un momento común para ${segment}`,
        `Abre una publicación sobre ${s.bare} en el mundo de tu público.`,
        c.intro(),
        `Crea a partir de texto un video de 5 segundos en 16:9 sobre un momento común para ${segment}.`,
        `Usa objetos y el lugar, sin rostros, para sugerir esto: ${c.problem()}.`,
        `Desliza la cámara de lado y detente cuando se enciende un teléfono o una laptop con una búsqueda de ${s.bare}.`,
        `Que la pantalla no se pueda leer, porque en el editor voy a agregar esta búsqueda: "${c.keyword()}".`,
        `Haz que combine con mis otros videos, con luz natural y este estilo: ${c.visual()}.`,
        `Prompt negativo: sonrisas de catálogo, interiores de lujo, marcas.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Giro de objeto',
        `Un objeto que gira para ${s.bare}`,
        `Una toma limpia con espacio para tus propias palabras sobre ${s.bare}.`,
        c.intro(),
        `Imagen inicial: un objeto que represente ${s.bare}, al centro de una superficie lisa.`,
        `Gíralo 45 grados en 5 segundos a velocidad pareja mientras una luz suave lo recorre, con este estilo: ${c.visual()}.`,
        `Fija la cámara un poco por encima, con un look de 85 mm, para que la gente piense en esto: ${s.result || s.bare}.`,
        price
          ? `Hazlo en 1:1 y deja vacío el tercio superior para este precio: ${price}.`
          : `Hazlo en 1:1 y deja vacío el tercio superior para esta línea: ${c.detail()}.`,
        `Usa solo materiales que vayan con ${s.bare} y una sombra suave debajo del objeto.`,
        `Prompt negativo: partes que flotan, etiquetas inventadas, brillo de espejo, un segundo objeto.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Time-lapse',
        `Time-lapse: ${scene}`,
        `Un fondo en movimiento para una voz que habla de ${s.bare}.`,
        c.intro(),
        `Crea un time-lapse de 10 segundos en 16:9 con trípode fijo: ${scene}.`,
        `Muestra manos y movimiento como trazos suaves, y deja nítido de principio a fin un objeto relacionado con ${s.bare}.`,
        `Que la luz vaya de izquierda a derecha y termine en este estilo: ${c.visual()}.`,
        `Empieza y termina con un cuadro casi vacío, para repetirlo debajo de una voz que hable de este punto: ${c.strength()}.`,
        `Usa una velocidad pareja, como si alguien hubiera grabado ${s.bare} con un cuadro cada pocos segundos.`,
        `Prompt negativo: objetos que saltan, parpadeos, rostros, pantallas o papeles legibles.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Explicación',
        `Tres videos que explican: ${topic}`,
        `Imágenes para una publicación útil que termina hablando de ${s.bare}.`,
        c.intro(),
        `Crea tres videos de 5 segundos en 9:16 para una explicación llamada "${topic}".`,
        `El video uno muestra con objetos la señal a la que hay que poner atención: ${c.problem()}.`,
        `El video dos muestra lo que sigue, con un acercamiento lento: ${c.scene()}.`,
        `El video tres termina en un objeto que represente esto: ${s.result || s.bare}.`,
        `Usa la misma altura de cámara, un look de 35 mm y este estilo en los tres: ${c.visual()}.`,
        `Prompt negativo: letras, flechas, rostros, cambios de color entre videos.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Detrás de cámara',
        `Detrás de cámara: ${scene}`,
        `Una historia informal sobre el trabajo que hay detrás de ${s.bare}.`,
        c.intro(),
        `Imagen inicial: una foto de teléfono que voy a subir, tomada detrás de cámara: ${scene}.`,
        `Que la acción principal siga a velocidad real, con un movimiento pequeño en el fondo que vaya con ${s.bare}.`,
        `Agrega un movimiento leve de mano, como si grabara un compañero, y conserva el grano y los colores cerca de esto: ${c.visual()}.`,
        `Hazlo de 5 segundos en 9:16 y deja libre la parte de arriba para una encuesta: "${c.question()}"`,
        `Deja los rostros tan borrosos u ocultos como están en mi foto de ${s.bare}.`,
        `Prompt negativo: filtro de belleza, luz de estudio, personas nuevas, nombres legibles.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const p = c.problem();
      return make(
        'Dos tomas',
        `Una historia en dos tomas: ${p}`,
        `Diez segundos que van de una situación conocida a ${s.bare}.`,
        c.intro(),
        `Crea dos videos de 5 segundos en 16:9 que se corten como una historia corta sobre ${s.bare}.`,
        `Video uno, con luz fría, contado con objetos y con un acercamiento lento: ${p}.`,
        `Video dos, con la cámara que se aleja a la misma velocidad: ${c.scene()}.`,
        `En el video dos, lleva la luz hacia este estilo: ${c.visual()}.`,
        `Deja quieto el último segundo para mi nombre y esta línea: ${c.detail()}.`,
        `Prompt negativo: reacciones exageradas, estrellas falsas, multitudes, física imposible.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Cortes',
        `${c.mayPost ? 'Reel' : 'Video'} con cortes que coinciden: ${s.bare}`,
        `Cuatro videos sobre ${s.bare} que se unen sin que se note.`,
        c.intro(),
        `Crea cuatro videos de 5 segundos en 9:16 para un ${c.mayPost ? 'Reel' : 'video'} sobre ${s.bare}; yo recorto cada uno a 2 segundos.`,
        `Todos llevan el mismo movimiento de mano, de izquierda a derecha, y el cuarto muestra un objeto relacionado con ${s.bare}.`,
        `Los primeros tres: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `Usa la misma altura, la misma velocidad y un look de 35 mm, con un solo estilo para los cuatro: ${c.visual()}.`,
        `Termina con la mano en reposo, para que yo agregue cómo ${c.act}, con un texto para ${c.audience}.`,
        `Prompt negativo: manos distintas, cámara que se desvía, letras legibles, movimiento en el fondo.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Lugar',
        c.isLocal
          ? `Toma que sube sobre una calle${c.inPlace}: ${c.noun}`
          : `Toma que sube sobre el escritorio de ${c.aNoun}`,
        `Muestra dónde empieza el trabajo de ${s.bare}.`,
        c.intro(),
        c.isLocal
          ? `Imagen inicial: mi propia foto de una calle${c.inPlace} que vaya con ${c.aNoun}.`
          : `Imagen inicial: mi propia foto del escritorio o la mesa de trabajo detrás de ${c.aNoun}.`,
        c.isLocal
          ? `Mueve solo hojas, nubes y el tráfico lejano, a un ritmo que vaya con este ambiente: ${c.tone}.`
          : `Mueve solo la luz, las sombras y un objeto pequeño relacionado con ${s.bare}.`,
        `Cámara: sube despacio y luego avanza, 5 segundos en 16:9, hacia el punto donde empezaría el trabajo de ${s.bare}.`,
        `Lleva un poco el color hacia este estilo: ${c.visual()}.`,
        `Deja libre el cielo o la parte alta de la pared para una línea pensada para ${c.segment()}.`,
        `Prompt negativo: edificios nuevos, letreros inventados, placas, líneas rectas deformadas.`,
        c.limits,
      );
    },
  ],
};
