/** Passwords of at least eight letters that head the public lists of leaked ones. Lower-cased. */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 9876543210 11111111 111111111 1111111111
  00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 12344321 11223344
  1122334455 123123123 12121212 10203040 123321123 123454321 147258369 159753456 789456123 741852963 963852741 password
  password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word passwort passwords
  mypassword thepassword newpassword password2 password01 password99 changeme changeme1 changeme123 letmein1 letmein123
  letmeinnow welcome1 welcome12 welcome123 welcome2025 welcome2026 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qwertzui qwertzuiop
  azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnm, abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4
  aa123456 aaaaaaaa a1234567 a12345678 abc123456 iloveyou iloveyou1 iloveyou2 iloveyou! ilovehim iloveher ilovejesus
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball basketball1 softball volleyball
  swimming superman superman1 spiderman batman123 starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 fortnite
  fortnite1 roblox123 butterfly butterfly1 chocolate chocolate1 strawberry pineapple blueberry cheesecake cupcakes rainbow1
  unicorns unicorn1 dinosaur dinosaurs elephant dolphins dolphin1 kittycat puppydog firebird mountain snowball snowflake
  flowers1 lavender computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 linkedin
  whatever whatever1 trustno1 master123 admin123 admin1234 administrator root1234 toor1234 test1234 testtest testing1
  testing123 guest123 user1234 default1 security security1 secret123 topsecret access14 hello123 hello1234 helloworld
  goodmorning charlie1 michael1 jennifer jennifer1 jessica1 michelle michelle1 samantha samantha1 elizabeth elizabeth1
  alexander alexander1 christopher nicholas jonathan victoria victoria1 isabella benjamin patricia danielle stephanie
  caroline ashley12 daniel12 matthew1 anthony1 william1 jasmine1 brittany savannah gabriela angelina bailey12 liverpool
  liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus manchester everton1 rangers1 yankees1 cowboys1 steelers
  patriots lakers24 eagles12 mustang1 corvette ferrari1 porsche1 mercedes yamaha12 harley12 letitbe1 metallica nirvana1
  slipknot blink182 beatles1 eminem12 rockstar rockstar1 babygirl babygirl1 sweetheart lovelove loveyou1 lovely12 mylove12
  jesuschrist jesus123 blessed1 faithful godisgood freedom1 america1 american1 december november september february
  saturday thursday wednesday summer01 summer12 summer2024 summer2025 summer2026 winter12 autumn12 spring12 pencilquest
  pencil123 pencil-quest learning learning1 homework homework1 homeschool teacher1 student1 school123 children children1
  family123 mommy123 daddy123 mother12 father12 monkey12 monkey123 dragon12 dragon123 shadow12 hunter12 tigger12 buster12
  soccer12 hockey12 ginger12 pepper12 cookie12 banana12 orange12 purple12 maggie12 killer12 harrypotter hogwarts gandalf1
  lordoftherings donaldduck mickeymouse qweasdzxc qweqweqwe asdasdasd zxczxczxc 1a2b3c4d a1s2d3f4 q1q1q1q1 xxxxxxxx zzzzzzzz
  qqqqqqqq wwwwwwww pppppppp ssssssss dddddddd abababab 123qweasd 123qwe123 qwe123456 asd123456 zxc123456 1234qwer qwer1234
  4321rewq 12qwaszx 123456ab 123456abc 12345abc 1234abcd 12345qwert 123456qwerty 1password 123password`.split(/\s+/),
)

/** Whether guessers try it early. Compared in Unicode's compatibility form, lower-cased. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase())
}
