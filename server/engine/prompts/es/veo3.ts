/** Videos cortos con sonido: toma, cámara, luz, sonido y duración. */
import { make, type Platform } from '../context.ts';

export const veo3Es: Platform = {
  key: 'veo3',
  recipes: [
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Apertura',
        `Video de apertura: ${scene}`,
        `Va al inicio de tu sitio web y habla de ${s.bare}.`,
        c.intro(),
        `Crea una sola toma continua de 8 segundos en 16:9: ${scene}.`,
        `Empieza en plano abierto con lente de 35 mm y acércate despacio, a la altura de los ojos, hasta que todo hable de ${s.bare}.`,
        `Luz y color: ${c.visual()}.`,
        `Sonido cercano y natural, sin música ni diálogo: ${c.sound()}.`,
        `Deja la imagen quieta el último segundo y el tercio izquierdo vacío para un texto que voy a agregar: ${c.detail()}.`,
        `Ambiente: ${c.tone}; sin logotipos, subtítulos ni letras legibles.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Gancho',
        `Gancho vertical: ${p}`,
        `Abre una publicación sobre ${s.bare} con algo que la gente reconoce.`,
        c.intro(),
        `Crea un gancho vertical (9:16) de 8 segundos sobre esta situación: ${p}.`,
        `Cuéntala con objetos y el lugar, en un primer plano cámara en mano de 35 mm que resulte familiar para ${c.audience}.`,
        `En el segundo cinco, corta a un plano medio estable: ${c.scene()}.`,
        `Cambia la luz con el corte, de gris y plana a este estilo: ${c.visual()}.`,
        `Una voz tranquila fuera de cámara dice en español: "Hablemos de ${s.bare}".`,
        `En la segunda toma se oye esto: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Tres tomas',
        `${s.label} en tres tomas`,
        `Da un primer vistazo para quien todavía no conoce ${s.bare}.`,
        c.intro(),
        `Crea un video de 8 segundos en 16:9 sobre ${s.bare}, en tres tomas con cortes en movimiento.`,
        `Toma uno, primer plano de 2 segundos: ${c.scene()}.`,
        `Toma dos, plano medio de 3 segundos: ${c.scene()}.`,
        `Toma tres, plano abierto de 3 segundos, contado con objetos: ${s.result || s.bare}.`,
        `Mueve la cámara sobre un slider siempre en la misma dirección, con este estilo: ${c.visual()}.`,
        `Sonido, con un segundo de silencio al final: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Pregunta',
        `La pregunta en voz alta: ${q}`,
        `Un video vertical que prepara tu respuesta sobre ${s.bare}.`,
        c.intro(),
        `Crea un video vertical (9:16) de 8 segundos para una publicación sobre ${s.bare}.`,
        `En los primeros tres segundos, una voz amable fuera de cámara pregunta en español: "${q}"`,
        `Al mismo tiempo vemos esto en un plano medio corto con lente de 50 mm: ${c.scene()}.`,
        `Después de la pregunta, lleva el enfoque despacio al detalle más importante para ${s.bare}.`,
        `Ilumina suave desde un lado, con este estilo: ${c.visual()}.`,
        `Deja libre el cuarto inferior, porque ahí voy a escribir la respuesta para ${c.segment()}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Fecha clave',
        `Video para ${m.when}`,
        `Listo para los días en que ${m.what}.`,
        c.intro(),
        `Crea un video de 8 segundos en 16:9 para ${m.when}, cuando ${m.what}.`,
        `Usa un solo travelling de izquierda a derecha que termine en esto: ${c.scene()}.`,
        `Muestra la ocasión solo con la luz y con objetos que tengan sentido para ${c.aNoun}.`,
        `Colores y materiales de base: ${c.visual()}.`,
        `Sonido bajo y constante durante toda la toma: ${c.sound()}.`,
        `En los últimos dos segundos, deja vacío el tercio derecho para estas palabras: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Macro',
        `Macro en cámara lenta: ${scene}`,
        `Muestra sin palabras el cuidado que hay en ${s.bare}.`,
        c.intro(),
        `Crea una toma macro de 8 segundos en 16:9, en cámara lenta: ${scene}.`,
        `Usa un lente macro de 100 mm con muy poca profundidad de campo y muestra solo manos, herramientas y materiales para ${s.bare}.`,
        `Lleva el enfoque despacio de adelante hacia atrás, con un ambiente que transmita lo que la gente busca: ${c.strength()}.`,
        `Ilumina desde atrás con un ángulo bajo y este estilo: ${c.visual()}.`,
        `Graba el sonido a pocos centímetros, sin nada más: ${c.sound()}.`,
        `Sin voces, rostros ni letras legibles; la imagen debe bastar para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Público',
        `Una escena para ${segment}`,
        `Muestra una situación que tu público conoce y da pie para hablar de ${s.bare}.`,
        c.intro(),
        `Crea un video vertical (9:16) de 8 segundos para ${segment}.`,
        `Muestra un lugar común que conozcan, con objetos que sugieran esto: ${c.problem()}.`,
        `Desliza la cámara despacio a la izquierda con lente de 40 mm, y termina en un objeto relacionado con ${s.bare}.`,
        `Deja los rostros fuera de cuadro y usa luz natural con este estilo: ${c.visual()}.`,
        `Hacia el segundo cuatro, una voz cálida fuera de cámara pregunta en español: "${c.question()}"`,
        `Termina con este sonido: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const sound = c.sound();
      const s = c.service();
      return make(
        'Con sonido',
        `Video estilo ASMR sobre ${s.bare}: ${sound}`,
        `Para quienes ven los videos con el sonido encendido.`,
        c.intro(),
        `Crea un video vertical (9:16) de 8 segundos, estilo ASMR, alrededor de este sonido: ${sound}.`,
        `Muéstralo en un solo primer plano con la cámara fija: ${c.scene()}.`,
        `Deja el lugar en silencio y el micrófono muy cerca, para que nada distraiga de ${s.bare}.`,
        `Luz y textura: ${c.visual()}.`,
        `Pon el momento más fuerte en el segundo cuatro y haz coincidir el final con el inicio, como un video para repetir, para ${c.audience}.`,
        `Sin voz, música ni texto, porque en la publicación voy a escribir esto: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Duda',
        `Dos voces sobre una duda común: "${d.objection}"`,
        `Para quien tiene interés en ${s.bare}, pero todavía no se decide.`,
        c.intro(),
        `Crea un video de 8 segundos en 16:9 con dos voces en español fuera de cámara, para quien todavía duda sobre ${s.bare}.`,
        `La primera voz dice, algo insegura: "La verdad, ${d.objection}".`,
        `La segunda voz responde con amabilidad en 12 palabras o menos, con este sentido: ${d.answer}`,
        `La imagen se queda todo el tiempo en esto, con trípode y lente de 50 mm: ${c.scene()}.`,
        `Usa luz lateral suave con este estilo: ${c.visual()}.`,
        `Debajo de las dos voces se oye bajito: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const result = s.result || s.bare;
      return make(
        'Revelación',
        `Revelación lenta: ${result}`,
        `Una toma final para cualquier video sobre ${s.bare}.`,
        c.intro(),
        `Crea una revelación de 8 segundos en 16:9 que termine en esto, mostrado con objetos: ${result}.`,
        `Empieza abajo, detrás de algo que se usa para ${s.bare}, y sube con un movimiento lento de grúa.`,
        `Usa materiales y tamaños reales, y no muestres nada que no haría ${c.aNoun}.`,
        `Luz, con un brillo cálido donde se detiene la cámara: ${c.visual()}.`,
        `Sonido, que baja casi al silencio en el segundo seis: ${c.sound()}.`,
        `Deja quietos los últimos dos segundos para que yo agregue esta línea: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Montaje',
        `Cuatro tomas rápidas: ${s.bare}`,
        `Un vistazo rápido a tu trabajo para fijar en tu perfil, empezando por ${s.bare}.`,
        c.intro(),
        `Crea un montaje rápido de 8 segundos en 9:16 sobre ${s.bare}, con cuatro tomas de dos segundos.`,
        `Las primeras tres tomas: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `La cuarta toma descansa en un objeto que represente esto: ${c.strength()}.`,
        `Lleva el movimiento de izquierda a derecha en cada corte y corta con este sonido: ${c.sound()}.`,
        `Dales a las cuatro tomas el mismo estilo: ${c.visual()}.`,
        `Sin diálogo ni letras legibles, para que se entienda que es sobre ${s.bare} aun sin sonido.`,
        c.limits,
      );
    },
    (c) => {
      const offer = c.offer();
      const s = c.service();
      return make(
        'Primer paso',
        `Un primer paso fácil: ${offer}`,
        `Una toma de mesa para quien no sabe por dónde empezar con ${s.bare}.`,
        c.intro(),
        `Crea una toma vertical de mesa (9:16) de 8 segundos que represente este primer paso: ${offer}.`,
        `Una mano pone en la mesa un objeto relacionado con ${s.bare}, y la cámara da un cuarto de vuelta alrededor.`,
        `Superficie y fondo: ${c.visual()}.`,
        `Sonido: el objeto al tocar la mesa, y después ${c.sound()}.`,
        `Deja libre la mitad de arriba, para que yo confirme los detalles y agregue cómo ${c.act}, con un texto para ${c.audience}.`,
        `Respeta esta regla: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Un paneo',
        `Del problema al trabajo en un solo paneo: ${p}`,
        `Muestra dónde puede ayudar ${c.aNoun}, sin prometer nada.`,
        c.intro(),
        `Crea un paneo continuo de 8 segundos en 16:9 sobre ${s.bare}.`,
        `Empieza a la izquierda con luz fría y muestra esto solo con objetos: ${p}.`,
        `Detente a la derecha, donde vemos esto: ${c.scene()}.`,
        `Gira a velocidad pareja por cuatro segundos y quédate ahí mientras la luz se vuelve cálida, con este estilo: ${c.visual()}.`,
        `El sonido empieza casi en silencio y crece hasta esto: ${c.sound()}.`,
        `No sugieras resultados garantizados; deja esta idea: ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      return make(
        'Lugar',
        c.isLocal
          ? `Toma de ubicación: ${c.noun}${c.inPlace}`
          : `Toma de ubicación: el escritorio detrás de ${c.aNoun}`,
        `Da la primera escena a un video más largo, antes de hablar sobre ${c.peek.service().bare}.`,
        c.intro(),
        c.isLocal
          ? `Crea una toma de ubicación de 8 segundos en 16:9: una calle común${c.inPlace}, como escenario para ${c.aNoun}.`
          : `Crea una toma de ubicación de 8 segundos en 16:9: el espacio de trabajo detrás de ${c.aNoun}.`,
        `Empieza en alto, baja despacio y termina a la altura de los ojos en esto: ${scene}.`,
        `Usa luz suave y baja, sombras largas y esta paleta: ${c.visual()}.`,
        `Sonido: ${c.isLocal ? 'ruido suave de calle' : 'un cuarto en silencio'} y, cuando llega la cámara, ${c.sound()}.`,
        `No muestres letreros, placas ni marcas, para que la toma sea honesta para ${c.aNoun}.`,
        `Deja despejado el cielo o la pared para mi título, que va a hablar de ${c.service().bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Paso a paso',
        `Paso a paso sin voz: ${topic}`,
        `Un video útil sobre ${s.bare} que se entiende solo con texto.`,
        c.intro(),
        `Crea un video de 8 segundos en 9:16, visto desde arriba: la primera escena de un tutorial llamado "${topic}".`,
        `En una superficie limpia, dos manos muestran un paso sencillo relacionado con ${s.bare}, a velocidad real.`,
        `Elige objetos conocidos para ${c.segment()} e ilumínalos con este estilo: ${c.visual()}.`,
        `Termina el paso en el segundo seis y deja libre el tercio inferior para un consejo sobre este tema: ${c.problem()}.`,
        `Sonido, para quien lo active: ${c.sound()}.`,
        `Que el paso sea correcto y lo pueda publicar ${c.aNoun}, sin etiquetas legibles.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Gracias',
        `Video de agradecimiento de ${c.name}`,
        `Una publicación cálida para ${c.audience}, cuando quieras dar las gracias.`,
        c.intro(),
        `Crea un video vertical (9:16) de 8 segundos para dar las gracias a quienes confían en ${c.aNoun}.`,
        `Abre muy cerca de esto y aléjate despacio con un gimbal: ${c.scene()}.`,
        `Una voz sincera fuera de cámara dice en español "Gracias de parte de ${c.name}" sobre este sonido: ${c.sound()}.`,
        `Voz y ritmo: ${c.tone}.`,
        `Usa luz cálida y baja con este estilo: ${c.visual()}.`,
        `Sin rostros ni confeti; termina en un objeto relacionado con ${s.bare}.`,
        c.limits,
      );
    },
  ],
};
