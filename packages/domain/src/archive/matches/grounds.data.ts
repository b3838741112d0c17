/** Sides that share their home grounds. */
export interface HomePlaces {
  /** A county, its sides of The Hundred, and the women's region that it belongs to. */
  sides: readonly string[];
  /** Towns, and grounds whose name has no town. If several match an address, the longest wins. */
  places: readonly string[];
}

const diamonds = ['Northern Diamonds', 'Yorkshire Diamonds'];
const thunder = ['Thunder', 'North West Thunder', 'Lancashire Thunder'];
const blaze = ['The Blaze', 'Lightning', 'Loughborough Lightning'];
const sparks = ['Central Sparks'];
const storm = ['Western Storm'];
const vipers = ['Southern Vipers'];
const stars = ['South East Stars', 'Surrey Stars'];
const sunrisers = ['Sunrisers'];

/** Home grounds of the sides of England and Wales: headquarters, and the outgrounds of the last decades. */
export const homePlaces: readonly HomePlaces[] = [
  {
    sides: ['Derbyshire', ...blaze],
    places: ['Derby', 'Chesterfield', 'Leek', 'Repton', 'Belper', 'Buxton', 'Duffield'],
  },
  {
    sides: ['Durham', ...diamonds],
    places: [
      'Chester-le-Street',
      'Gosforth',
      'Jesmond',
      'Newcastle upon Tyne',
      'Stockton-on-Tees',
      'Darlington',
      'Hartlepool',
      'South Northumberland',
      'Burnopfield',
    ],
  },
  {
    sides: ['Essex', ...sunrisers],
    places: ['Chelmsford', 'Colchester', 'Southend-on-Sea', 'Ilford', 'Billericay'],
  },
  {
    sides: ['Glamorgan', 'Welsh Fire', ...storm],
    places: [
      'Cardiff',
      'Swansea',
      'Colwyn Bay',
      'Neath',
      'Newport',
      'Ebbw Vale',
      'Abergavenny',
      'Pontarddulais',
      'Sophia Gardens',
    ],
  },
  {
    sides: ['Gloucestershire', ...storm],
    places: ['Bristol', 'Cheltenham', 'Gloucester', 'Nevil Road'],
  },
  {
    sides: ['Hampshire', 'Southern Brave', ...vipers],
    places: [
      'Southampton',
      'Basingstoke',
      'Portsmouth',
      'Newclose',
      'Newport, Isle of Wight',
      'Bournemouth',
      'Rose Bowl',
      'Ageas Bowl',
      'Utilita Bowl',
      'Newbury',
      'Falkland',
    ],
  },
  {
    sides: ['Kent', ...stars],
    places: ['Canterbury', 'Beckenham', 'Tunbridge Wells', 'Maidstone', 'Folkestone', 'St Lawrence Ground'],
  },
  {
    sides: ['Lancashire', 'Manchester Originals', 'Manchester Super Giants', ...thunder],
    places: [
      'Manchester',
      'Blackpool',
      'Southport',
      'Liverpool',
      'Aigburth',
      'Lytham',
      'Blackburn',
      'Sedbergh',
      'Chester',
      'Sale',
      'Nantwich',
      'Kendal',
      'Old Trafford',
    ],
  },
  {
    sides: ['Leicestershire', ...blaze],
    places: ['Leicester', 'Oakham', 'Loughborough', 'Kibworth', 'Hinckley', 'Grace Road'],
  },
  {
    sides: ['Middlesex', 'London Spirit', ...sunrisers],
    places: [
      "Lord's",
      'Radlett',
      'Uxbridge',
      'Southgate',
      'Northwood',
      'Richmond',
      "Merchant Taylors' School",
      'Walker Cricket Ground',
    ],
  },
  {
    sides: ['Northamptonshire', ...sunrisers],
    places: ['Northampton', 'Milton Keynes', 'Wantage Road', 'Luton', 'Stowe', 'Bedford'],
  },
  {
    sides: ['Nottinghamshire', 'Trent Rockets', ...blaze],
    places: [
      'Nottingham',
      'Grantham',
      'Welbeck',
      'Sookholme',
      'Mansfield',
      'Newark',
      'Worksop',
      'Cleethorpes',
      'Trent Bridge',
    ],
  },
  {
    sides: ['Somerset', ...storm],
    places: ['Taunton', 'Bath', 'Weston-super-Mare', 'Exeter', 'Cooper Associates County Ground'],
  },
  {
    sides: ['Surrey', 'Oval Invincibles', 'MI London', ...stars],
    places: ['Kennington', 'The Oval', 'Kia Oval', 'Guildford', 'Croydon', 'Whitgift School', 'Woodbridge Road'],
  },
  {
    sides: ['Sussex', ...vipers],
    places: ['Hove', 'Brighton', 'Arundel', 'Horsham', 'Eastbourne', 'Hastings'],
  },
  {
    sides: ['Warwickshire', 'Birmingham Bears', 'Birmingham Phoenix', 'Bears', ...sparks],
    places: ['Birmingham', 'Edgbaston', 'Rugby', 'Stratford-upon-Avon', 'Leamington Spa', 'Coventry'],
  },
  {
    sides: ['Worcestershire', ...sparks],
    places: ['Worcester', 'Kidderminster', 'Stourbridge', 'Himley', 'Hereford', 'New Road'],
  },
  {
    sides: ['Yorkshire', 'Northern Superchargers', 'Sunrisers Leeds', ...diamonds],
    places: ['Leeds', 'Scarborough', 'York', 'Harrogate', 'Bradford', 'Middlesbrough', 'Sheffield', 'Headingley'],
  },
];

/** Home grounds of other countries. England is at home wherever a county is. */
export const countryPlaces: readonly HomePlaces[] = [
  { sides: ['Scotland'], places: ['Edinburgh', 'Aberdeen', 'Glasgow', 'Dundee', 'Ayr', 'Arbroath'] },
  { sides: ['Ireland'], places: ['Dublin', 'Belfast', 'Bready', 'Malahide', 'Londonderry'] },
  {
    sides: ['Australia'],
    places: [
      'Sydney',
      'Melbourne',
      'Brisbane',
      'Perth',
      'Adelaide',
      'Hobart',
      'Canberra',
      'Coffs Harbour',
      'Darwin',
      'Cairns',
      'Mackay',
    ],
  },
  {
    sides: ['New Zealand'],
    places: [
      'Auckland',
      'Wellington',
      'Christchurch',
      'Hamilton',
      'Dunedin',
      'Napier',
      'Mount Maunganui',
      'Nelson',
      'Queenstown',
      'Tauranga',
    ],
  },
  {
    sides: ['India'],
    places: [
      'Ahmedabad',
      'Bengaluru',
      'Bangalore',
      'Chennai',
      'Cuttack',
      'Delhi',
      'Dharamsala',
      'Dharmasala',
      'Hyderabad',
      'Indore',
      'Jaipur',
      'Kanpur',
      'Kolkata',
      'Lucknow',
      'Mohali',
      'Chandigarh',
      'Mumbai',
      'Nagpur',
      'Navi Mumbai',
      'Pune',
      'Rajkot',
      'Ranchi',
      'Thiruvananthapuram',
      'Vadodara',
      'Visakhapatnam',
    ],
  },
  { sides: ['Pakistan'], places: ['Karachi', 'Lahore', 'Multan', 'Rawalpindi', 'Faisalabad'] },
  { sides: ['Sri Lanka'], places: ['Colombo', 'Galle', 'Kandy', 'Pallekele', 'Dambulla', 'Hambantota'] },
  { sides: ['Bangladesh'], places: ['Dhaka', 'Mirpur', 'Chattogram', 'Chittagong', 'Sylhet', 'Khulna', 'Fatullah'] },
  {
    sides: ['South Africa'],
    places: [
      'Johannesburg',
      'Cape Town',
      'Durban',
      'Centurion',
      'Gqeberha',
      'Port Elizabeth',
      'East London',
      'Bloemfontein',
      'Paarl',
      'Kimberley',
      'Potchefstroom',
      'Benoni',
    ],
  },
  { sides: ['Zimbabwe'], places: ['Harare', 'Bulawayo'] },
  {
    sides: ['West Indies'],
    places: [
      'Bridgetown',
      'Barbados',
      'Kingston',
      'Jamaica',
      'Port of Spain',
      'Trinidad',
      'Tarouba',
      "St George's",
      'Grenada',
      'North Sound',
      'Antigua',
      'Gros Islet',
      'St Lucia',
      'Providence',
      'Guyana',
      'Roseau',
      'Dominica',
      'Basseterre',
      'Kingstown',
    ],
  },
];
