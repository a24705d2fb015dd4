import type { LanguageCorpus } from './language-corpus.ts';

export const french: LanguageCorpus = {
  subjects: {
    organ: {
      of: 'l’orgue',
      text: 'Les tuyaux et les soufflets souffrent de l’air sec et des souris. L’organiste remarque le premier qu’un jeu ne parle plus ; le facteur l’accorde deux fois par an.',
    },
    bell: {
      of: 'la cloche',
      text: 'Une cloche est suspendue à un mouton de chêne ou d’acier, et son battant s’use là où il frappe. Le sonneur monte au clocher par un escalier étroit : cordes et plancher doivent être solides.',
    },
    lightning: {
      of: 'le paratonnerre',
      text: 'L’orage cherche le point le plus haut, et c’est la flèche. Le paratonnerre conduit la foudre vers la terre ; une attache desserrée ou un ruban de cuivre volé le rend inutile.',
    },
    gutter: {
      of: 'les gouttières',
      text: 'Feuilles et pigeons bouchent une descente en un seul automne. L’eau de pluie coule alors le long de la maçonnerie, et les chevrons pourrissent de l’intérieur avant qu’une tache ne se voie.',
    },
    candle: {
      of: 'les bougies et les flammes',
      text: 'Des flammes près de fleurs séchées ou d’une couronne de l’avent causent la plupart des incendies de chapelles. Les lumignons sont posés dans le sable, rien ne brûle sans surveillance et un extincteur est à portée de main.',
    },
    heating: {
      of: 'le chauffage',
      text: 'Les chaudières des caves sont anciennes, et réchauffer une nef en une heure fend le bois et l’enduit. Chauffer lentement, ramoner la cheminée et poser un détecteur de monoxyde de carbone protègent chacun.',
    },
    window: {
      of: 'les vitraux',
      text: 'Les panneaux au plomb se bombent quand le mastic s’effrite. Une verrière de protection les garde de la grêle et des pierres, pourvu que l’intervalle soit aéré.',
    },
    burglary: {
      of: 'les serrures et l’alarme contre le vol',
      text: 'Les cambrioleurs viennent pour le cuivre, l’argent liquide et les antiquités, surtout la nuit et par la porte de la sacristie. De bonnes charnières, un registre des clés et de la lumière aux entrées dissuadent les voleurs.',
    },
    collection: {
      of: 'la quête',
      text: 'L’argent des corbeilles est compté par deux personnes sans lien de famille. Il est mis sous scellés puis déposé à la banque le jour ouvrable suivant ; le comptable signe.',
    },
    children: {
      of: 'l’animation des enfants',
      text: 'Les responsables des clubs et des camps présentent un extrait de casier judiciaire. Personne n’est seul avec un enfant derrière une porte fermée, et les parents savent qui appeler quand une limite a été franchie.',
    },
    escape: {
      of: 'les issues lors des concerts',
      text: 'À Noël, chaque banc est plein et des chaises encombrent les allées. Les sorties s’ouvrent vers l’extérieur, les panneaux restent éclairés en cas de panne et les placeurs connaissent le chemin de l’évacuation.',
    },
    volunteers: {
      of: 'les bénévoles sur les échelles',
      text: 'Ceux qui montent sur les échafaudages et les échelles ne sont pas plus jeunes que la paroisse. Ils travaillent à deux, portent un harnais au-delà de deux mètres et s’arrêtent quand le vent se lève.',
    },
    privacy: {
      of: 'les données personnelles des membres',
      text: 'Le fichier des paroissiens, les intentions de prière et les cultes filmés contiennent des données sensibles. Un mot de passe divulgué ou une liste affichée est une violation à déclarer sous soixante-douze heures.',
    },
    silver: {
      of: 'l’argenterie et les tableaux',
      text: 'Calices, bibles et portraits se rangent dans un coffre-fort ou derrière une grille. Les photographies et les dimensions de chaque pièce aident la police à retrouver un objet dérobé.',
    },
  },
  aspects: {
    maintenance: {
      title: 'Entretenir {of}',
      text: 'Un plan sur dix ans dit ce qui est révisé et quand. L’entretien courant se fait aussitôt, car la négligence rend les travaux coûteux.',
    },
    insurance: {
      title: 'Assurer {of}',
      text: 'Demandez à l’assureur quels risques le contrat d’assurance couvre et quel est le montant de la franchise. La prime baisse quand la prévention est attestée.',
    },
    checklist: {
      title: 'Liste de contrôle pour {of}',
      text: 'Imprimez cette liste, faites le tour à deux et cochez ce qui est en ordre. Le reste va à la prochaine réunion du conseil.',
    },
    costs: {
      title: 'Coûts et subventions pour {of}',
      text: 'Demandez trois devis. Les fondations et le patrimoine remboursent jusqu’à la moitié des dépenses si la demande précède la commande.',
    },
    damage: {
      title: 'Déclarer un sinistre touchant {of}',
      text: 'Prenez des photos avant de ranger quoi que ce soit, limitez les dégâts et appelez le service des sinistres le jour même.',
    },
    responsibility: {
      title: 'Qui est responsable : {of}',
      text: 'Les conseillers sont responsables en tant que propriétaires. Notez qui fait quoi et qui les remplace pendant les vacances.',
    },
    inspection: {
      title: 'Vérification annuelle : {of}',
      text: 'Un expert agréé examine tout une fois par an et rédige un rapport. Les défauts sont classés par urgence.',
    },
    training: {
      title: 'Formation et consignes : {of}',
      text: 'Les nouveaux sacristains reçoivent une visite guidée et une fiche. Exercez-vous une fois par an et notez qui a suivi le cours.',
    },
  },
  seeAlso: 'Pensez aussi, à cette occasion, à ceci : {of}.',
};
