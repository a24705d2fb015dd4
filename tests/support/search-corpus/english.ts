import type { LanguageCorpus } from './language-corpus.ts';

export const english: LanguageCorpus = {
  subjects: {
    organ: {
      of: 'the organ',
      text: 'The pipes and bellows suffer from dry air and from mice. An organist notices first when a stop no longer speaks, and an organ builder tunes it twice a year.',
    },
    bell: {
      of: 'the bell',
      text: 'A bell hangs on a headstock of oak or steel, and its clapper wears thin where it strikes. Ringers climb the tower by a narrow stair, so the ropes and the floor of the belfry have to be sound.',
    },
    lightning: {
      of: 'the lightning conductor',
      text: 'Thunderstorms look for the highest point, and a spire is just that. The conductor leads the stroke into the ground; a broken clamp or a stolen strip of copper makes it worthless.',
    },
    gutter: {
      of: 'the gutters',
      text: 'Leaves and pigeons block a downpipe within one autumn. Rainwater then runs down the masonry, and the rafters rot from the inside before anybody sees a stain.',
    },
    candle: {
      of: 'candles and open fire',
      text: 'Flames near dried flowers or an advent wreath start most blazes in chapels. Tea lights stand in sand, nothing burns unattended, and an extinguisher hangs within reach.',
    },
    heating: {
      of: 'the heating',
      text: 'Boilers in cellars are old, and warming a nave in one hour cracks wood and plaster. A slow rise of the temperature, a swept chimney and a carbon monoxide alarm keep everybody safe.',
    },
    window: {
      of: 'the stained glass windows',
      text: 'Leaded panes bulge when their cement crumbles. Protective glazing outside shields them from hail and stones, provided that the space between is ventilated.',
    },
    burglary: {
      of: 'locks and alarms against burglars',
      text: 'Thieves come for copper, cash and antiques, mostly at night and through the vestry door. Good hinges, a key register and light at the entrances deter them.',
    },
    collection: {
      of: 'the collection money',
      text: 'Cash from the offertory is counted by two people who are not related. It goes into a sealed bag and is banked on the next working day, and the bookkeeper signs for it.',
    },
    children: {
      of: 'youth work with children',
      text: 'Leaders of clubs and camps show a certificate of conduct. Nobody is alone with a child behind a closed door, and parents know whom to call when a boundary was crossed.',
    },
    escape: {
      of: 'escape routes at concerts',
      text: 'At Christmas every pew is full and extra chairs stand in the aisles. Exits open outwards, signs stay lit when the power fails, and stewards know the way out.',
    },
    volunteers: {
      of: 'volunteers on ladders',
      text: 'Helpers who climb scaffolds and ladders are no younger than the congregation. They work in pairs, wear a harness above two metres and stop when the wind rises.',
    },
    privacy: {
      of: 'personal data of members',
      text: 'The membership register, prayer requests and livestreams hold sensitive data. A leaked password or a list on the notice board is a breach that must be reported within seventy-two hours.',
    },
    silver: {
      of: 'silver and paintings',
      text: 'Chalices, Bibles and portraits belong in a safe or behind a screen. Photographs and measurements of every piece help the police to trace a stolen one.',
    },
  },
  aspects: {
    maintenance: {
      title: 'Maintenance of {of}',
      text: 'A plan for ten years says what is serviced when. Small repairs are done at once, because neglect is what makes work expensive.',
    },
    insurance: {
      title: 'Insurance of {of}',
      text: 'Ask the insurer which risks the policy covers and where the excess lies. Premiums fall when precautions are documented.',
    },
    checklist: {
      title: 'Checklist for {of}',
      text: 'Print this list, walk around with two people and tick what is in order. What is not goes to the next meeting of the church council.',
    },
    costs: {
      title: 'Costs and grants for {of}',
      text: 'Obtain three quotations. Foundations and the heritage fund pay a subsidy of up to half of the expenses if the application comes before the order.',
    },
    damage: {
      title: 'Reporting damage to {of}',
      text: 'Take photos before anything is cleared away, limit the consequences and call the claims department the same day.',
    },
    responsibility: {
      title: 'Who is responsible for {of}',
      text: 'The churchwardens are liable as owners. Write down who does what, and who replaces them in the holidays.',
    },
    inspection: {
      title: 'Yearly inspection of {of}',
      text: 'A certified expert examines everything once a year and writes a report. Defects are rated by urgency.',
    },
    training: {
      title: 'Training and instruction on {of}',
      text: 'New sextons get a tour and an instruction card. Practise once a year, and note who took part in the course.',
    },
  },
  seeAlso: 'While you are at it, think of {of} too.',
};
