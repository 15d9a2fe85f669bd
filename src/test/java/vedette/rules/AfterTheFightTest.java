package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.problem.TextFault;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  /**
   * Fights whose units stand in braces, and below each what rolls leave of its stacks: units with
   * commas, "gone" for one that enters no further fight, and a slash between two stacks.
   */
  private static final String FIGHTS =
      """
      # A fight's scores are one roll: how many dice score. Six men at half are three: morale, 1 and 2
      # run. A general's life: 11 and 12 kill him in place of a point, less saves the point (SN4). Who
      # falls back has not fallen back in the next fight.
      simple-napoleonic assault --attacker '{inf 6 column general}' --defender 'Old: {inf 6 general}' \
      --attacker-kills always --variant no-fire-between
        1 3 11 3: inf 3/6 column general / inf 6/6 line
        1 3 2 1: inf 3/6 column general retreating / inf 6/6 line general
      # Column at once, horse in line; the general lives on the way in and dies with the last hit.
      simple-napoleonic assault --attacker '{inf 6 column general}' --attacker '{cav 4 line}' \
      --defender '{inf 6 general}' --attacker-kills always
        2 1 3 1 11 1 1 1: inf 5/6 column general / cav 3/4 line / inf 3/6 line retreating
      # 7 is more than the table's 6: it began with 7. Where it stood is over. Barred flight is the end.
      simple-napoleonic fire --shooter art --target '{inf 7 column general}; in cover; blocked' \
      --range 2
        3: inf 4/7 column general
        4 1: gone
      simple-napoleonic fire --shooter art --target '{inf 3/6 square}' --range 1
        3: gone
      simple-napoleonic fire --shooter inf --target 'Guard: {rifle 4}; in cover' --range 1
        2 1: rifle 2/4 line retreating
      # Who is first, 3 to 1; then five hits on seven, and morale. Who is first, 1 to 2; three hits on
      # six, and morale; two on the rifles; and again, with both gunners hit.
      simple-napoleonic firefight --attacker '{inf 6}' --attacker '{art 2}' --defender '{rifle 7/9 column}'
        3 1 5 1: inf 6/6 line / art 2/2 / rifle 2/9 column retreating
        1 2 3 1 2 2 3 2: inf 3/6 line retreating / gone / rifle 5/9 column
      simple-napoleonic morale --unit '{inf 3/6 general}'
        2: inf 3/6 line general retreating
        3: inf 3/6 line general
      # 4, 5 and 6 rally.
      simple-napoleonic rally --unit 'A: {inf 3/6 retreating}'
        3: inf 3/6 line retreating
        4: inf 3/6 line

      # Sixes in one roll, then the commander's die: lost on a 1, and 1 to 3 after it kill or wound him
      # (LF6). A sixth D.Point is a casualty (LF5).
      loose-files volley --shooter 'inf 12' --target '{inf 6 commander; with grade 1}'
        2 2: inf 6 dp 2 commander; with grade 1
        2 1 2: inf 6 dp 2; with grade 1
        6 2: inf 5 dp 5 commander; with grade 1; casualties 1
      loose-files volley --shooter 'inf 12' --target '{cav 3 column commander}'
        1 1 1: cav 3 dp 1 column
      loose-files volley --shooter 'inf 12' --target 'Rangers: {inf 6 skirmish; casualties 1}'
        2: inf 6 dp 2 skirmish; casualties 1
      # Three guns at short range: 2 and 3 are a D.Point, 4 and 5 two, 6 one and a casualty.
      loose-files artillery --guns 3 --range short \
      --target '{inf 3 dp 2 commander; casualties 1}'
        1 3 1 2: inf 3 dp 3 commander; casualties 1
        4 5 2 2: inf 1 dp 5 commander; casualties 3
        6 5 6 2: gone
      # Average dice. Defeated: two D.Points, casualties beyond five, and two casualties; routed: four
      # and two. The neighbour is as it was.
      loose-files combat --attacker '{cav 5}' --attacker '{art 2}' \
      --defender '{inf 6 dp 5 column commander; with grade -1}' \
      --defender-near '{inf 5 dp 5 commander; with grade 2}'
        2 4 2: cav 5 / art 2 / inf 2 dp 5 column commander; with grade -1; casualties 4 \
      / inf 5 dp 5 commander; with grade 2
        2 4 1 1: cav 5 / art 2 / inf 2 dp 5 column; with grade -1; casualties 4 \
      / inf 5 dp 5 commander; with grade 2
        4 5 2: cav 5 / art 2 / gone / inf 5 dp 5 commander; with grade 2
      # Its grade is the unit's own; how it attacked and where it stood is over.
      loose-files combat --attacker '{inf 6; with bayonet, grade -1}' --defender '{cav 3}'
        2 3: inf 6 dp 1; with grade -1 / cav 2 dp 2; casualties 1
      # Commander 2, fort 3, terrain 1, and -1: 4 to 8 drives back.
      loose-files combat --attacker '{inf 6 commander}' \
      --defender '{inf 6; in fort; with terrain, grade -1}'
        2 5 2: inf 5 dp 2 commander; casualties 1 / inf 6; with grade -1
      # Five hits of eight, then none and two: the first five D.Points stay, two cost bases. In the
      # second turn the commander takes his own D.Point away.
      loose-files firefight --attacker '{inf 8 dp 1 skirmish commander; with grade 1; casualties 2}' \
      --defender 'Foe: {inf 8}' --turns 2
        5 0 2: inf 8 skirmish commander; with grade 1; casualties 2 / inf 6 dp 5; casualties 2
      loose-files firefight --attacker '{inf 24; casualties 24}' --defender '{inf 8 commander}' --turns 3
        6 4 1 2 3 1 2: inf 24 dp 1; casualties 24 / gone
      # The commanders' die, 4, and one of each that a commander is with.
      loose-files recover --unit '{inf 6 dp 5 column commander; with grade -1}' --unit '{art 2 dp 4}'
        4: inf 6 dp 2 column commander; with grade -1 / art 2 dp 2

      # The first roll is the melee's, the second the check. 12 against 12 and a battery, 92%: 75%. The
      # wall disorders who goes in and is cover, two columns left; disorder of the defender and morale
      # 8 (a leader counts 1) against 5, two right: 75%. On 1 A2R: two, two as he is in disorder, and
      # the leader (MP8); 4 passes at 7. On 9 D1R: one and two, the guns are taken; 1 passes at 5.
      musket-pike melee --attacker '{hi2 16/16 ql7 leader 2}' \
      --defender 'Saxons: {hi2 19/20 ql5 disordered}, {art 6lb ql5}; in wall'
        1 4: hi2 12/16 ql7 disordered / hi2 19/20 ql5 disordered, art 6lb ql5
        9 1: hi2 16/16 ql7 disordered leader 2 / hi2 16/20 ql5 disordered, gone
      # 12 against 12, 100%; wall and disorder by it: 50%. On 6 A1-D1: the attacker fails at 7 by one,
      # in disorder, and loses it; the defender fails at 5 and 1. On 10 D1R: he goes back, was in good
      # order, and loses his leader.
      musket-pike melee --attacker '{hi2 16/16 ql7}' \
      --defender '{hi2 19/20 ql5 leader 1}; in wall; retreat free'
        6 8: hi2 14/16 ql7 disordered / hi2 18/20 ql5 disordered leader 1
        10 8: hi2 16/16 ql7 disordered / hi2 18/20 ql5 disordered
      # Horse is not doubled into works, light foot not halved: 3 against 2 and a battery, 100%; cover
      # and disorder two left, 7 with its leader against 4 one right: 75%. On 8 A1-D1: 3 passes at 7
      # less 2 (half of 4 gone) and 1, and fails at 4 less 2. On 1 A2R: two of three, the leader, and
      # two in disorder; nobody is left to go back through the friend.
      musket-pike melee --attacker '{cav 3/4 ql7 leader}; displaces: {cav 2/3 ql6}' \
      --defender '{li 2/2 ql4}, {art 12lb ql6}; in redoubt'
        8 3: cav 2/4 ql7 disordered leader 1, cav 2/3 ql6 / li 1/2 ql4 disordered, art 12lb ql6
        1 4: gone, cav 2/3 ql6 / li 2/2 ql4, art 12lb ql6
      # 8 and half of 6 against 6 and a battery, 157%: 150%; neither 14 of 16 nor 13 cost morale. On 2
      # A1-D1: 5 passes at 6, and at 5 with a third gone. On 6 D1R: 10 and 8 disorder the horse; the
      # friend checks at 4 less 2 for half of his points: 1 passes, 3 costs the one he has in disorder.
      musket-pike melee --attacker '{hi2 14/16 ql6 cannon}' \
      --defender '{cav 3/3 ql6}, {art 3lb ql6}; displaces: {li 1/2 ql4 disordered}'
        2 5: hi2 13/16 ql6 cannon / cav 2/3 ql6, art 3lb ql6, li 1/2 ql4 disordered
        6 10 1: hi2 14/16 ql6 cannon / cav 2/3 ql6 disordered, gone, li 1/2 ql4 disordered
        6 8 3: hi2 14/16 ql6 cannon / cav 2/3 ql6 disordered, gone, gone
      # Nobody with the guns: they take no part in melees, and are captured without a roll.
      musket-pike melee --attacker '{hi2 9/20 ql6 disordered}' --defender '{art 24lb ql7}'
        : hi2 9/20 ql6 disordered / gone
      # 4 against half of 1, rounded up, and a battery, 200%; the attacker's disorder: 150%; 5 less 1 for
      # a third gone is one more than 3. On 6 D1R: the last point, and with it the guns. On 1 A1R: one;
      # 4 fails at 5 less 2; in disorder two for the retreat and one for the check.
      musket-pike melee --attacker '{cav 2/3 ql5 disordered}' \
      --defender '{li 1/1 ql3}, {art 12lb ql4}; retreat blocked'
        6: cav 2/3 ql5 disordered / gone, gone
        1 4: gone / li 1/1 ql3, art 12lb ql4
      # 4 and half of 1, rounded up, against 4 and half of 2: 100%; no pikes one left, disorder one right;
      # 5 less 1 against 4 and 1. On 8 D1R: one, two in disorder, one past fronts; 3 passes at 4 and 2.
      # On 10 D2R: two, the leader, three for the retreat, and more than is left for failing at 3.
      musket-pike melee --attacker '{hi1 5/8 ql5 nopikes}' \
      --defender '{hi1 6/6 ql4 disordered leader -2}; retreat past-fronts'
        8 3: hi1 5/8 ql5 nopikes / hi1 2/6 ql4 disordered leader 2
        10 8: hi1 5/8 ql5 nopikes / gone
      # The guns, the light foot and the attacker miss. He goes before the melee, in order and at no cost
      # (comment 25), and leaves his guns.
      musket-pike assault --attacker '{hi2 16/16 ql7}' --defender 'A: {li 2/2 ql4}, {art 12lb ql6}' \
      --evade always
        1 1 1: hi2 16/16 ql7 / li 2/2 ql4, gone
      # The guns' value is 3: 7 hits, 6 passes at 7 and 2. The foot's is 5 less 1 for disorder: 6 hits, a
      # second check does not count. Moving, 4 less 1 for the wall: 7 hits, 8 fails at 5; in disorder he
      # loses one more and goes. Who goes in is disordered by the wall; guns alone are taken.
      musket-pike assault --attacker '{hi2 16/16 ql7 leader 2}' \
      --defender 'Saxons: {hi2 19/20 ql5 disordered}, {art 6lb ql5}; in wall' \
      --activations 2 --rally both
        7 6 6 7 8: hi2 14/16 ql7 disordered leader 2 / hi2 17/20 ql5 disordered, gone
      # X's guns and foot fire at A, and so does Y, which cannot at moving horse (2, less 1 for disorder,
      # less 1). A's 3 hits Y on 7; 6 and 8 fail at 5 less 2, and in disorder the second point goes too:
      # nobody makes way, and B finds nobody. A's 6 against 1 and a battery, 300%; two left in the
      # redoubt, one right for 7 against 4: 200%. On 7 D1R; on 1 A1-D1, 6 passes at 7, and the leader.
      musket-pike activation \
      --attacker 'A: {hi1 8/8 ql6 leader}; against X; fires-at Y X; displaces: {cav 2/3 ql4}' \
      --attacker 'B: {cav 3/3 ql7}; against Y' \
      --defender 'X: {li 1/1 ql4}, {art 12lb ql5}; in redoubt' \
      --defender 'Y: {cav 2/3 ql5 disordered}; displaces: {li 2 ql5}; chain: {li 3 ql5 disordered}'
        1 1 1 7 6 7: hi1 8/8 ql6 disordered leader 1, cav 2/3 ql4 / cav 3/3 ql7 / gone, gone \
      / gone, li 2/2 ql5, li 3/3 ql5 disordered
        1 1 1 7 8 1 6: hi1 7/8 ql6 disordered, cav 2/3 ql4 / cav 3/3 ql7 / gone, gone \
      / gone, li 2/2 ql5, li 3/3 ql5 disordered
      # Five shots miss. Of two places only the one that is taken loses its guns: the first without a roll,
      # the second at 12 against 13, 75%. On 5 A1-D1, 2 passes. On 9 D1R, 6 passes, back in disorder.
      musket-pike activation --attacker '{hi2 16/16 ql7}; against 1' \
      --attacker '{hi2 16/16 ql7}; against 2' --defender '{art 12lb ql6}' \
      --defender '{hi2 16/16 ql7}, {art 6lb ql6}'
        1 1 1 1 1 5 2: hi2 16/16 ql7 / hi2 15/16 ql7 / gone / hi2 15/16 ql7, art 6lb ql6
        1 1 1 1 1 9 6: hi2 16/16 ql7 / hi2 16/16 ql7 / gone / hi2 15/16 ql7 disordered, gone
      # The guns fire at 2 hexes, then guns and foot at the charge; moving horse has 1, less 1 for light
      # foot: no shot. 6 against 1 and a battery, 300%: on 4 D1R, and 3 fails at 4 less 2 for half lost.
      # Or: 8 hits at 2, 9 fails at 7 less 1 and 1; 8 hits at 3 less 1, 9 fails at 7 less 2 and 1, and
      # in disorder the last point goes.
      musket-pike turns --attacker '{li 2/2 ql4}, {art 12lb ql5}' --defender '{cav 3/3 ql7 leader}' \
      --orders fire,charge,march,charge
        1 1 1 4 3: li 1/2 ql4 disordered, gone / cav 3/3 ql7 leader 1
        8 9 8 9: li 2/2 ql4, art 12lb ql5 / gone
      # 6 hits at 5 less 1 for disorder, 2 passes at 5 and 2; 1 misses. 12 against 12, one right for the
      # defender's disorder, leaders count 1 each: 125%. On 2 A1R: 14, 3 passes, back in disorder. On the
      # march the leader rallies the defender without a roll. The charge meets 5: 5 hits, 8 fails at 7,
      # and in disorder it costs one more and a hex.
      musket-pike turns --attacker '{hi2 16/16 ql5 leader 2}' \
      --defender '{hi2 19/20 ql5 disordered leader}' --orders charge,fire,charge,march
        6 2 1 2 3 5 8: hi2 12/16 ql5 disordered leader 2 / hi2 19/20 ql5 leader 1
      musket-pike turns --attacker '{hi2 12/16 ql6}' \
      --defender '{li 2/2 ql4}, {art 12lb ql5}; in redoubt' --orders charge,fire,charge,march
      # Grazing at 1 hex has 3, behind the target 1, which hits on 9; light foot 2, on 8; 2-hex foot 5,
      # on 5. One check for unit, guns and leader: at 6 less 1 (three of eight gone) and 1, and at 5 for
      # the guns: 3 passes, 10 fails and costs the leader.
      musket-pike fire --shooter 'art 24lb; grazing' --shooter 'li 2' --shooter 'hi2 16/16' \
      --target 'A: {hi1 6/8 ql6 leader}, {art 4lb ql5}' --behind '{cav 1/3 ql5 disordered}'
        1 1 1 5 3: hi1 5/8 ql6 leader 1, art 4lb ql5 / cav 1/3 ql5 disordered
        1 1 8 10 1: hi1 5/8 ql6 disordered, art 4lb ql5 disordered / cav 1/3 ql5 disordered
        1 9 1 1: hi1 6/8 ql6 leader 1, art 4lb ql5 / gone
      # At most his morale, 6 less 1 for a quarter of his points; guns at most their quality, 5.
      musket-pike rally --unit 'A: {hi1 6/8 ql6 disordered}' --unit '{art 4lb ql5 disordered}'
        1 6: hi1 6/8 ql6 / art 4lb ql5 disordered
        6 1: hi1 6/8 ql6 disordered / art 4lb ql5

      # Four figures a stand. Six shots, each one or two dice of its own; 48 figures less 4, 5, 6 are
      # eleven stands and what is lost of the next. The last roll is morale.
      days-of-glory fire --target '{inf 12}' --battery '6 smoothbore; range 6'
        2 1 1 2 2 2 5: inf 11/12 class 2
        2 1 2 2 2 2 6: inf 11/12 lost 1 class 2
        2 2 2 2 2 2: inf 11/12 lost 2 class 2 shaken fell-back
      days-of-glory fire --target '{inf 11/12 lost 1}' --battery '6 smoothbore; range 6'
        2 1 2 2 2 2 6: inf 10/12 lost 2 class 2
      # One figure is left, and is hit.
      days-of-glory fire --target '{inf 1 lost 3}' --battery '6 smoothbore; range 6'
        2: gone
      days-of-glory fire --target '{inf 4 fell-back}' --battery '6 smoothbore; range 6'
        1 2 1 2 2 2 1: inf 3/4 class 2 routing
      days-of-glory fire --target '{inf 6/8 lost 3 class 1}' --battery '6 smoothbore; range 6'
        1 2 1 1 2 2 1: inf 5/8 lost 2 class 1 shaken fell-back
      # Each stands for a hit on guns: 2D6 of 9 or 10 silence one, 11 all, 12 destroys one. Their crew
      # goes on after one hit, at 2 less, without a roll.
      days-of-glory fire --target '{art 4}' --battery '4 smoothbore; range 6'
        1 1 1 1: art 4/4 class 2
        1 3 1 1 9: art 4/4 class 2 suppressed 1
        1 3 1 1 12: art 3/4 class 2
        1 1 3 3 5 11: art 4/4 class 2 suppressed 4
      # A miss: whatever nothing has happened to is as it was. Who routs has not yet routed before, and
      # what was of the turn before, its hits and surprise, is forgotten.
      days-of-glory fire --target '{inf 12/16 class 3}' --battery '1 smoothbore; range 9'
        1: inf 12/16 class 3
      days-of-glory fire --target 'Guard: {lcav 6 column irregular general other}' \
      --battery '1 smoothbore; range 9'
        1: lcav 6/6 class 2 column irregular general other
      days-of-glory fire --target '{inf 12 lost 3 disordered}' --battery '1 smoothbore; range 9'
        1: inf 12/12 lost 3 class 2 disordered
      days-of-glory fire --target '{inf 4 routing; with routed-before}' \
      --battery '1 smoothbore; range 9'
        1: inf 4/4 class 2 routing; with routed-before
      days-of-glory fire --target '{inf 4; with fought-before, routed-before}' \
      --battery '1 smoothbore; range 9'
        1: inf 4/4 class 2; with fought-before, routed-before
      days-of-glory fire --target '{inf 4 routing general other; with routing-general}' \
      --battery '1 smoothbore; range 9'
        1: inf 4/4 class 2 routing general other; with routing-general
      days-of-glory fire --target '{inf 4 shaken; with hit 2, surprised}' \
      --battery '1 smoothbore; range 9'
        1 6: inf 4/4 class 2 shaken
      # Horse against formed troops: 2, so 1 fails to charge twice, 3 charges in turn 3. First the fire at
      # the horse, 3 stands of rifles, fast, one on 3; then at the column, 4 stands of muskets, dense, one
      # on 2. The horse had 10 of 20 figures; hit, it is below half: 2 and 1, and 1 fails, which halts and
      # disorders it. The target tests at 1 less 2 for its general: no roll. Missed, the horse comes on: the
      # target's 1 for the hit, 2 for foot in the open, less 2: 1 fails, and it runs.
      days-of-glory charge --charger '{cav 3/5 lost 2}' --target '{inf 3 column general capable}' \
      --turns 3 --fire-at-target '4 smoothbore; range 2' --fire-at-charger '3 rifled; range 3' \
      --countercharge always
        1 1 3 3 2 1: cav 3/5 lost 3 class 2 disordered / inf 3/3 lost 1 class 2 column general capable
        1 1 3 1 2 1: cav 3/5 lost 2 class 2 / inf 3/3 lost 1 class 2 routing column general capable
      # The Guard charges without a roll: 2 for its class in this test less 1 for it, less 1 at skirmishers.
      # A shot misses it (fast, 3 or more), one hits the skirmishers (dispersed, 3 or more): 2 for formed
      # chargers, 2 for horse in the open, 1 for the hit, less 2: 1 fails. In turn 2 the foot charges; the
      # target rallies without a roll, 3 less 2 and 2. 6 is two hits on a dense column: 1 fails at 2,
      # disordered. In turn 3 it rallies at 1 on 2; hit again it fails at 1. The target, hit, tests at 1,
      # 1 for having routed, less 2.
      # Or nobody hits: 3 passes at 2 and countercharges; horse that comes home on skirmishers has a major
      # victory, Z: one and six figures. The Guard rallies on 4 at 1, 2 below half, 1 for the assault, less
      # 1. The target, 3 for routing, 2 below half, 1 for the assault, less 4, 1 in the turn after it was
      # pushed back, fails in turn 2 on 1 at 3, in turn 3 at 2; each turn a shot costs it a figure, and it
      # runs on: at 6 in turn 2, on 1 at 5 in turn 3.
      days-of-glory charge --charger 'Guard: {cav 3/5 lost 2 class 3}' \
      --charger '{inf 2 column irregular; then}' \
      --target '{skirm 3/4 irregular general capable}' --turns 3 \
      --fire-at-target '4 smoothbore; range 2' --fire-at-charger '3 rifled; range 3' \
      --countercharge always
        1 3 1 6 1 1 2 3 3 1: cav 3/5 lost 2 class 3 / inf 2/2 lost 3 class 2 disordered column irregular \
      / skirm 3/4 lost 2 class 2 irregular general capable; with routed-before
        1 1 3 4 1 1 3 1 1 3 1: cav 3/5 lost 3 class 3; with fought-before \
      / inf 2/2 class 2 column irregular \
      / skirm 1/4 class 2 routing irregular general capable; with fought-before
      days-of-glory charge --charger '{cav 3/4 class 3}' --target '{cav 3/4 irregular}' --turns 3 \
      --countercharge always
      days-of-glory charge --charger '{cav 3/5}' --target '{skirm 1/3 class 3}' --turns 3
      # Neither the charge, 0, nor the crew, 2 less, need a roll. Two guns of four fire, each at a line one
      # hit on 2 or more. Coming home, 1 for the hit, 2 for who stands: 1 fails, 4 comes home. Foot at guns
      # alone has a major victory, D: one figure and five hits, pushed back; 12 of 2D6 destroys a gun. No gun is suppressed for long.
      days-of-glory charge --charger '{inf 2}' --target '{art 4 suppressed 2}'
        1 2 1: inf 2/2 lost 1 class 2 disordered / art 4/4 class 2
        2 1 4 5 5 5 12 5: inf 2/2 lost 2 class 2 disordered; with fought-before \
      / art 3/4 class 2 routing; with fought-before, pushed-back
      # Class 3 of 3 and 2, 4 for horse against foot, 2 for charging, 2 for guns beside foot, and 1: 12.
      # Class 2 of 1 and 2, and 3: 5. Seven is Z: one and six figures, which go round the units of a side.
      days-of-glory close-assault --attacker '{cav 4 class 3}' --attacker 'Foot: {inf 3 column}' \
      --defender '{inf 6/8 lost 3 class 1}' --defender '{art 2}'
        1 3 5 5 5: cav 4/4 lost 1 class 3 disordered; with fought-before \
      / inf 3/3 class 2 disordered column; with fought-before \
      / inf 5/8 lost 2 class 1 routing; with fought-before, pushed-back \
      / art 2/2 class 2 routing; with fought-before, pushed-back
      # What a test makes of a unit. Those of the Morale Phase come before the shooting: nothing is
      # forgotten, and a further such test is of the next turn (DG-V10).
      days-of-glory morale --test rally --unit '{inf 5/8 lost 2 shaken}'
        1: inf 5/8 lost 2 class 2 shaken
        3: inf 5/8 lost 2 class 2
      days-of-glory morale --test rally --unit '{inf 4 routing}'
        1: inf 4/4 class 2 routing
        4: inf 4/4 class 2; with routed-before
      days-of-glory morale --test shooting --unit '{inf 4; with hit 2}'
        1: inf 4/4 class 2 shaken fell-back
        3: inf 4/4 class 2
      days-of-glory morale --test shooting --unit '{inf 4 fell-back; with hit 2}'
        1: inf 4/4 class 2 routing
        3: inf 4/4 class 2
      days-of-glory morale --test being-charged --unit '{inf 4 class 3 shaken}'
        1: inf 4/4 class 3 routing
        2: inf 4/4 class 3 shaken
      days-of-glory morale --test charge-home --unit '{cav 4 disordered}'
        1: cav 4/4 class 2 disordered
        6: cav 4/4 class 2 disordered
      days-of-glory morale --test charge-home --unit '{cav 4; with target-passed}'
        1: cav 4/4 class 2 disordered
        3: cav 4/4 class 2
      # The shooting of its turn is over for who tests under fire: guns fire again in the next.
      days-of-glory morale --test shooting --unit '{art 4 suppressed 1; with hit 4}'
        1: art 4/4 class 2 shaken fell-back
        3: art 4/4 class 2
      days-of-glory morale --test charge --unit '{inf 4 class 3}'
        1: inf 4/4 class 3
      days-of-glory morale --test rally --unit '{inf 4 shaken fell-back; with pushed-back, surprised}'
        1: inf 4/4 class 2 shaken fell-back tested; still pushed-back, surprised
        5: inf 4/4 class 2 fell-back tested; still pushed-back, surprised
      days-of-glory morale --test rally \
      --unit '{inf 4 routing general other; with routing-general, surprised}'
        1: inf 4/4 class 2 routing general other tested; with routing-general; still surprised
        6: inf 4/4 class 2 general other tested; with routed-before; still surprised
      days-of-glory morale --test charge --unit '{art 4 fell-back suppressed 1; with surprised}'
        1: art 4/4 class 2 fell-back charge-tested suppressed 1; still surprised
        6: art 4/4 class 2 fell-back charge-tested suppressed 1; still surprised

      # Units stand in the order in which they are written, those of clauses behind the others. On 10 a
      # D2Rp of the main body; on 1 and 1 Ney loses two, the other all three.
      six-days battle --survivors by-unit \
      --attacker 'Ney: {inf 4}, {inf 2/3}; turns 4; joins turns 3: {art 2}, {officer}' \
      --attacker '{inf 3 corps}; turns 2' \
      --defender '{inf 4}, {cav 2}, {art 1}, {officer}; rearguard 3: {cav 2}; arrives 2: {inf 2}' \
      --counterattack always
        10: inf 4, inf 2/3, art 2, officer / inf 3 corps \
      / inf 3/4, cav 1/2, art 1, officer, cav 2, inf 2
        1 1: inf 3/4, inf 1/3, art 2, officer / inf 0/3 corps \
      / inf 4, cav 2, art 1, officer, cav 2, inf 2
      # +12 and more is the last column. A D3Rp takes one point each of both infantry and the cavalry,
      # then one of the artillery for the repulse.
      six-days battle --survivors by-unit --attacker '{inf 9}, {inf 9}, {cav 4}' \
      --defender 'Kleist: {inf 4}, {inf 4}, {cav 1}, {art 1}, {officer}; in woods'
        9: inf 9, inf 9, cav 4 / inf 3/4, inf 3/4, cav 0/1, art 1, officer
        10: inf 9, inf 9, cav 4 / inf 3/4, inf 3/4, cav 0/1, art 0/1, officer
      six-days battle --survivors by-unit --attacker '{inf 5}, {inf 4 corps}, {cav 2}, {cav 2}' \
      --defender '{inf 5}, {cav 1}, {art 2}, {officer}; in woods' --turns 3 --stacking ignored
      # -2: A2Rp on 1 and 2 costs both infantry, and the cavalry for the repulse.
      six-days battle --survivors by-unit --attacker 'Ney: {inf 1}, {inf 1}, {cav 1}' \
      --defender '{inf 5}' --turns 2
        1: inf 0/1, inf 0/1, cav 0/1 / inf 5
      # The second target is not met, held or overrun.
      six-days repulse --survivors by-unit --attacker 'Guard: {inf 4}, {cav 3}, {art 1}; in woods' \
      --defender '{inf 2}, {cav 1}' --defender 'Far: {inf 1/2}, {officer}; distance 2' --due fight \
      --counterattack always
        1: inf 3/4, cav 2/3, art 1 / inf 2, cav 1 / inf 1/2, officer
        10 9: inf 4, cav 3, art 1 / inf 0/2, cav 0/1 / inf 0/2, officer
      # The dead first; A's second point on 4 to 6, to either of its units; 3/5 comes to 4.
      six-days reorganize --survivors by-unit --command 'A: {inf 0/4}, {cav 1/3}' \
      --command '{inf 3/5}, {art 2}'
        1 1: inf 1/4, cav 1/3 / inf 4/5, art 2
        4 4: inf 2/4, cav 1/3 / inf 4/5, art 2
      # Though only sums are measured of so many.
      six-days reorganize --survivors by-unit --command '{inf 0/1}' --command '{inf 0/1}' --command '{inf 1/4}' \
      --command '{cav 3/4}'
      # He who lost all three by day: the first two points bring back dead.
      six-days reorganize --survivors by-unit --command 'Ney: {inf 0/1}, {inf 0/1}, {cav 0/1}'
        1: inf 1, inf 0/1, cav 0/1
        6: inf 1, inf 1, cav 0/1
      six-days reorganize --survivors by-unit --command '{inf 3/5}, {officer}'
        1: inf 4/5, officer

      # 1 eliminates the attacker, who takes as much with him; 4 the defender; 2 drives back.
      own fight --table tables/examples/exchanges.json --attacker '{arm 6}, {inf 4}, {inf 4}' \
      --defender '{inf 4}, {inf 3}' --rounds 2
        1: gone, gone, gone / gone, gone
        2: arm 6, inf 4, inf 4 / inf 4, inf 3
        4: arm 6, gone, gone / gone, gone
      # States and steps of each unit, also those that it came with.
      own fight --table tables/examples/steps.json --attacker '{guard 2/3}, {cav 2}' \
      --defender '{inf 2 disrupted}, {cav 2}' --rounds 2
        3: guard 2/3, cav 2 / inf 2 disrupted, cav 2
        1 4: gone, cav 2 / inf 1/2 disrupted, cav 2
      own fight --table tables/examples/firepower.json --attacker '{squad 2}, {squad 2}' \
      --defender '{squad 2}, {squad 2}' --rounds 2
        8 8 7 8 2 8: squad 2 pinned, squad 2 / squad 2, squad 2
        8 8 8 2 2 2: squad 2, squad 2 / squad 1/2, squad 2
      # A bare number, in percent of itself: 5% of 40 and 27% of 30.
      own fight --table tables/examples/percentile.json --attacker '{40/60}' --defender '{30}' --rounds 2
        81: 38/60 / 22/30
      # Two hits and none.
      own fight --table tables/examples/buckets.json --attacker '{line 3}' --defender '{line 2/3}' \
      --rounds 2
        2 0: line 3 / gone
        0 1 0 1: line 1/3 / line 2/3
      own fight --table tables/examples/opposed.json --attacker '{blade 1}' --defender '{spear 1}' \
      --rounds 2
        0: blade 1 / gone
        1: blade 1 / spear 1
      own fight --table tables/examples/blocks.json --attacker '{knights 3}, {foot 4}' \
      --defender '{archers 2}, {foot 3}' --rounds 2
        1 3 1 2: knights 2/3, foot 3/4 / gone, gone
      own fight --table tables/examples/risk.json --attacker '{10}' --defender '{10}' --rounds 2
        2 1001: 9/10 / 7/10
      own fight --table tables/examples/axis.json --attacker '{inf 10}, {arm 3}' --defender '{inf 10}' \
      --rounds 2
        2 4 1 3: inf 3/10, arm 3 / inf 7/10
      own fight --table tables/examples/supply.json --attacker '{inf 5}, {tank 6}' --defender '{inf 4}' \
      --rounds 2
        1 3: inf 4/5, tank 5/6 / inf 3/4
      own fight --table tables/examples/symbols.json --attacker '{line 4}' --defender '{hussars 3}' \
      --rounds 2
        0 1 0 1: line 4 / hussars 2/3
      own fight --table tables/examples/wounds.json --attacker '{rifles 2}' --defender '{ogres 2/3}' \
      --rounds 2
        1 2: gone / ogres 1/3
      # Values of its own that a player has written stay with the unit.
      own fight --table tables/examples/wounds.json --attacker '{rifles 2/5 toughness 4}' \
      --defender '{ogres 4/6}' --rounds 2
        0 1: rifles 1/5 toughness 4 / ogres 4/6
      """;

  /** A fight and its request, and what rolls leave of its stacks. */
  private record Fight(
      String system, String name, UnitsInBraces request, Map<String, String> ends) {
    static Fight of(String line) {
      String[] words = line.split(" ", 3);
      String[] inTurn = Fights.and(new String[0], words[2]);
      return new Fight(words[0], words[1], new UnitsInBraces(inTurn), new LinkedHashMap<>());
    }

    Engagement<?, ?> drawnUp() {
      return Fights.fight(system, name, request.written());
    }

    Fight after(List<Left> left) {
      return new Fight(system, name, request.after(left), Map.of());
    }

    /** The stacks as the request has them; gone are none. */
    List<Left> stacks() {
      List<Left> stacks = new ArrayList<>();
      Map<String, Integer> numbers = new HashMap<>();
      for (int i = 0; i < request.texts().length; i += 2) {
        String parameter = request.texts()[i];
        int number = numbers.merge(parameter, 1, Integer::sum) - 1;
        List<String> units = request.units(parameter, number);
        if (!units.isEmpty()) {
          stacks.add(new Left(parameter, number, units));
        }
      }
      return stacks;
    }

    @Override
    public String toString() {
      return system + " " + name + " " + String.join(" ", request.texts());
    }
  }

  static Stream<Fight> fights() {
    List<Fight> fights = new ArrayList<>();
    for (String line : FIGHTS.lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList()) {
      if (line.startsWith("  ")) {
        String[] end = line.split(": ", 2);
        fights.get(fights.size() - 1).ends.put(end[0], end[1]);
      } else {
        fights.add(Fight.of(line));
      }
    }
    return fights.stream();
  }

  @ParameterizedTest
  @MethodSource("fights")
  void these_rolls_leave_these_units(Fight fight) {
    fight.ends.forEach(
        (rolls, end) -> {
          int[] thrown =
              Pattern.compile("\\d+")
                  .matcher(rolls)
                  .results()
                  .mapToInt(it -> Integer.parseInt(it.group()))
                  .toArray();
          List<Left> left = ToldDice.play(fight.drawnUp(), thrown).left().get();
          assertThat(left.stream().map(AfterTheFightTest::text).collect(Collectors.joining(" / ")))
              .as(rolls)
              .isEqualTo(end);
        });
  }

  private static String text(Left stack) {
    return stack.units().stream()
        .map(it -> it.isEmpty() ? "gone" : it)
        .collect(Collectors.joining(", "));
  }

  /**
   * Fought many times, and what is left fought again; the dead of six-days come back only at night.
   */
  @ParameterizedTest
  @MethodSource("fights")
  void whatever_is_left_begins_the_next_fight_as_it_was(Fight fight) {
    int again = 0;
    for (List<Left> left : everyLeft(fight, 12)) {
      Fight next = fight.after(left.stream().filter(AfterTheFightTest::isThere).toList());
      TextFault refused = catchThrowableOfType(TextFault.class, next::drawnUp);
      if (refused != null) {
        assertThat(refused.getMessage()).as(next.toString()).matches(FIGHTS_NO_MORE);
        continue;
      }
      String read = Fights.request(next.system, next.name, next.request.written()).toString();
      left.stream()
          .filter(AfterTheFightTest::isThere)
          .map(Left::units)
          .forEach(it -> assertThat(read).contains(it));
      everyLeft(next, 2);
      again++;
    }
    assertThat(again).isPositive();
  }

  /**
   * Who runs neither assaults nor fires, a test is due but once, and the dead come back at night.
   */
  private static final Pattern FIGHTS_NO_MORE =
      Pattern.compile(
          ".* cannot assault|.* cannot fire|no morale test is due|.* has no strength left.*");

  private static boolean isThere(Left stack) {
    return UnitsInBraces.isComplete(List.of(stack));
  }

  private static Set<List<Left>> everyLeft(Fight fight, int plays) {
    return everyLeft(fight, fight.drawnUp(), plays);
  }

  /** What so many plays leave: of each stack as many units as it had, without what was lost. */
  private static <R> Set<List<Left>> everyLeft(Fight fight, Engagement<?, R> drawnUp, int plays) {
    Set<List<Left>> all = new LinkedHashSet<>();
    List<Left> before = fight.stacks();
    for (R end : Ends.of(drawnUp, plays)) {
      List<Left> left = drawnUp.left(end);
      assertThat(left.stream().map(AfterTheFightTest::shape))
          .isEqualTo(before.stream().map(AfterTheFightTest::shape).toList());
      for (SideLosses side : SIDES) {
        List<Measure<R>> losses =
            drawnUp.measures().stream().filter(it -> side.measures.contains(it.name())).toList();
        List<Left> now = side.of(left);
        if (!losses.isEmpty() && UnitsInBraces.isComplete(now)) {
          assertThat(strength(fight, side.of(before)) - strength(fight, now))
              .as(fight + " " + now)
              .isEqualTo(losses.stream().mapToInt(it -> (Integer) it.value(end, 1)).sum());
        }
      }
      all.add(left);
    }
    return all;
  }

  private static String shape(Left stack) {
    return stack.parameter() + " " + stack.number() + ": " + stack.units().size();
  }

  /** A side's stacks by their parameters, and the measures of what they lose. */
  private record SideLosses(Set<String> parameters, Set<String> measures) {
    List<Left> of(List<Left> stacks) {
      return stacks.stream().filter(it -> parameters.contains(it.parameter())).toList();
    }
  }

  private static final List<SideLosses> SIDES =
      List.of(
          new SideLosses(
              Set.of("attacker", "charger"),
              Set.of("attackerLoss", "attackerLosses", "attackerCasualties")),
          new SideLosses(
              Set.of("defender", "target"),
              Set.of("defenderLoss", "defenderLosses", "defenderCasualties", "casualties")));

  /** The first number of a unit; in days-of-glory four figures for each, less those of a stand. */
  private static final Pattern STRENGTH =
      Pattern.compile("(?<![\\w/])(\\d+)(?:/\\d+)?(?: lost (\\d))?(?= |;|$)");

  private static int strength(Fight fight, List<Left> stacks) {
    int strength = 0;
    for (Left stack : stacks) {
      for (String unit : stack.units()) {
        Matcher number = STRENGTH.matcher(unit);
        if (number.find()) {
          boolean figures = fight.system.equals("days-of-glory");
          strength += Integer.parseInt(number.group(1)) * (figures ? 4 : 1);
          strength -= number.group(2) == null ? 0 : Integer.parseInt(number.group(2));
        }
      }
    }
    return strength;
  }

  /** Every fight that infantry can be named in, in a role that any of them can have. */
  private static final List<String> OTHERS =
      List.of(
          "loose-files artillery --guns 3 --range short --target '?'",
          "loose-files volley --shooter '?' --target 'Foe: inf 4 commander'",
          "loose-files volley --shooter 'inf 8' --target '?'",
          "loose-files combat --attacker 'cav 5' --attacker 'art 2' --defender '?'",
          "loose-files combat --defender 'cav 5' --attacker-near '?' --attacker 'inf 6'",
          "loose-files recover --unit '?' --unit 'art 2 dp 4'",
          "loose-files firefight --attacker '?' --defender 'Foe: inf 8' --turns 2",
          "days-of-glory fire --target '?' --battery '6 smoothbore; range 6'",
          "days-of-glory charge --charger 'cav 4' --target '?'",
          "days-of-glory close-assault --attacker 'cav 4' --defender '?'");

  @ParameterizedTest
  @MethodSource("fights")
  void whatever_is_left_of_infantry_can_be_named_in_every_other_fight(Fight fight) {
    everyLeft(fight, 10).stream()
        .flatMap(List::stream)
        .flatMap(it -> it.units().stream())
        // A surprise counts in tests only.
        .filter(it -> it.startsWith("inf") && !it.contains("surprised"))
        .distinct()
        .forEach(
            unit ->
                OTHERS.stream()
                    .filter(it -> it.startsWith(fight.system + " "))
                    .forEach(it -> Fight.of(it.replace("?", unit)).drawnUp()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          days-of-glory fire --target 'inf 4 lost 4' --battery '6 smoothbore; range 6' | is gone
          days-of-glory charge --charger 'cav 4' --target 'art 3/4 suppressed 4' \
          | a battery of 3 has no 4 guns
          six-days battle --attacker 'inf 0/4' --defender 'inf 5' | has no strength left
          """)
  void who_is_gone_enters_no_further_fight(String fight, String complaint) {
    assertThatThrownBy(() -> Fight.of(fight).drawnUp())
        .isInstanceOf(TextFault.class)
        .hasMessageContaining(complaint);
  }

  private static List<Odds.MeasureOdds> odds(String fight) {
    return List.copyOf(Fights.odds(Fight.of(fight).drawnUp()).measures());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # Suppressed guns do not fire; two of four fire as two beside them at the shortest range.
          days-of-glory charge --charger 'cav 4' --target 'art 4 suppressed 4' --guns-fire true \
          | days-of-glory charge --charger 'cav 4' --target 'art 4' --guns-fire false
          days-of-glory charge --charger 'cav 4' --target 'art 4 suppressed 2' --guns-fire true \
          | days-of-glory charge --charger 'cav 4' --target 'art 4' --guns-fire false \
          --guns-in-support '2 smoothbore; range 0'
          # Shaken 2, under half 2, a capable general with it who rallies it -2 and -2.
          days-of-glory morale --test rally --unit 'inf 3/8 class 1 shaken general capable' \
          | days-of-glory morale --test rally \
          --unit 'inf 8 class 1 shaken; with below-half, general-attached, general-rallies'
          # The dead neither fight nor count for stacking.
          six-days battle --attacker 'inf 5, inf 4, cav 0/3, inf 0/4' \
          --defender 'inf 5, cav 1, inf 0/9' \
          | six-days battle --attacker 'inf 5, inf 4' --defender 'inf 5, cav 1'
          """)
  void who_enters_a_fight_reduced_fights_like_this(String reduced, String like) {
    assertThat(odds(reduced)).isEqualTo(odds(like));
  }

  /** Nor does anything change because losses are kept unit by unit; only then is it known. */
  @Test
  void losses_of_single_units_are_kept_in_six_days_where_they_are_asked_for() {
    String battle =
        "six-days battle --attacker 'inf 4, cav 2; turns 3' --attacker 'inf 3; turns 2'"
            + " --defender 'inf 4, cav 1' --defender 'inf 2, art 1'";
    assertThat(odds(battle + " --survivors by-unit")).containsAll(odds(battle));
    assertThatThrownBy(() -> everyLeft(Fight.of(battle), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("survivors by-unit");
  }

  @Test
  void who_does_not_retreat_needs_no_rally_and_of_nobody_nothing_is_left() {
    Odds odds = Fights.odds(Fights.fight("simple-napoleonic", "rally", "unit", "inf 3/6"));
    assertThat(Fights.chance(odds, "success")).isEqualTo(BigFraction.ONE);
    assertThat(Fights.chance(odds, "rallied")).isEqualTo(BigFraction.ZERO);
    Engagement<?, ?> rally = Fights.fight("simple-napoleonic", "rally");
    assertThat(ToldDice.play(rally, 4).left().get()).isEmpty();
  }
}
