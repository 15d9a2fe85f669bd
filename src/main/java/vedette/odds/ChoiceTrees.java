package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Step;
import vedette.odds.ChoiceTree.Blind;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Ends;
import vedette.odds.ChoiceTree.Node;
import vedette.odds.ChoiceTree.Roll;
import vedette.work.Refusal;

/** Makes the trees of steps, of their paths as these come one after the other. */
final class ChoiceTrees<S, R> {
  private static final double[] CERTAIN = {1};

  private final EveryRoll<S, R> everyRoll;
  private final Numbering<S> states;
  private final Numbering<R> results;

  /** The questions of the path that came last, those with one answer left out. */
  private final List<Open> open = new ArrayList<>();

  private final Map<List<Object>, Blind> blind = new HashMap<>();
  private final NumberSet going = new NumberSet();
  private final NumberSet nextTurn = new NumberSet();

  private List<Decision> decisions = List.of();
  private Node root;

  /** A question whose answers are not all known. */
  private static final class Open {
    final Object question;
    final Node[] next;

    int answer;

    Open(Object question, int answers) {
      this.question = question;
      next = new Node[answers];
    }
  }

  ChoiceTrees(EveryRoll<S, R> everyRoll, Numbering<S> states, Numbering<R> results) {
    this.everyRoll = everyRoll;
    this.states = states;
    this.results = results;
  }

  /** The tree of the step from a state in a turn. */
  ChoiceTree of(S state, int turn) {
    open.clear();
    blind.clear();
    going.clear();
    nextTurn.clear();
    decisions = new ArrayList<>();
    root = null;
    everyRoll.play(state, turn, (end, weight, outOf) -> add(end));
    close(0);
    List<Blind> latestFirst = new ArrayList<>(blind.values());
    latestFirst.sort(Comparator.comparingInt((Blind it) -> it.depth).reversed());
    return new ChoiceTree(root, decisions, latestFirst, going.toArray(), nextTurn.toArray());
  }

  /** The first turn in which the step played last comes to the same. */
  int from() {
    return everyRoll.from();
  }

  /** The first turn after its era. */
  int until() {
    return everyRoll.until();
  }

  /** Takes the path that has just been played. */
  private void add(Step<S, R> end) {
    Path path = everyRoll.path();
    int known = 0;
    for (int i = 0; i < path.depth(); i++) {
      int answers = path.answers(i);
      if (answers == 1) {
        continue;
      }
      // From the first question on that has another answer now all others are new.
      if (known < open.size() && open.get(known).answer != path.answer(i)) {
        close(known + 1);
        open.get(known).answer = path.answer(i);
      } else if (known == open.size()) {
        Open question = new Open(path.question(i), answers);
        question.answer = path.answer(i);
        open.add(question);
      }
      known++;
    }
    place(end(end));
  }

  private Ends end(Step<S, R> end) {
    if (end instanceof Step.Going<S, R> on) {
      int state = states.of(on.state());
      going.add(state);
      return new Ends(new int[] {state}, CERTAIN, 1, 1);
    }
    if (end instanceof Step.NextTurn<S, R> next) {
      int state = states.of(next.state());
      nextTurn.add(state);
      return new Ends(new int[] {state}, CERTAIN, 0, 1);
    }
    int result = results.of(((Step.Ended<S, R>) end).result());
    return new Ends(new int[] {result}, CERTAIN, 0, 0);
  }

  private void place(Node node) {
    if (open.isEmpty()) {
      root = node;
    } else {
      Open last = open.get(open.size() - 1);
      last.next[last.answer] = node;
    }
  }

  /** All answers of the questions behind the first so many are known. */
  private void close(int from) {
    while (open.size() > from) {
      Open last = open.remove(open.size() - 1);
      place(node(last));
    }
  }

  private Node node(Open last) {
    if (last.question instanceof Die die) {
      boolean isLeftToDice = Arrays.stream(last.next).allMatch(Ends.class::isInstance);
      return isLeftToDice ? together(die, last.next) : new Roll(die, last.next);
    }
    Choice<?> choice = (Choice<?>) last.question;
    if (choice.isAtOnce() && open.stream().anyMatch(before -> isOfOther(before, choice))) {
      throw new Refusal(
          "both sides choose at once whether to retreat, so no answer of one is best against every"
              + " answer of the other",
          "leave one of them a doctrine of its own, as --defender-retreat never");
    }
    Blind unseen = blind(choice);
    Decision decision = new Decision(choice, last.next, unseen);
    decisions.add(decision);
    if (unseen != null) {
      unseen.decisions.add(decision);
      unseen.chances.add(chance());
    }
    return decision;
  }

  private static boolean isOfOther(Open before, Choice<?> choice) {
    return before.question instanceof Choice<?> other
        && other.isAtOnce()
        && other.side() != choice.side();
  }

  /** All that looks the same to the side that chooses behind what is open now; null if nothing. */
  private Blind blind(Choice<?> choice) {
    if (open.stream().allMatch(it -> !(it.question instanceof Die die) || choice.hasSeen(die))) {
      return null;
    }
    List<Object> seen = new ArrayList<>();
    for (Open before : open) {
      if (!(before.question instanceof Die die) || choice.hasSeen(die)) {
        seen.add(before.question);
        seen.add(before.answer);
      }
    }
    for (Open before : open) {
      if (before.question instanceof Choice<?> other && other.side() != choice.side()) {
        throw new IllegalStateException("a side chooses blindly behind a choice of the other");
      }
    }
    seen.add(choice.options());
    return blind.computeIfAbsent(seen, unseen -> new Blind(open.size()));
  }

  private double chance() {
    double chance = 1;
    for (Open before : open) {
      if (before.question instanceof Die die) {
        chance *= die.chance(before.answer);
      }
    }
    return chance;
  }

  /** What is left to the dice, in one. */
  private static Ends together(Die die, Node[] next) {
    List<Map<Integer, Double>> parts = List.of(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    for (int answer = 0; answer < next.length; answer++) {
      Ends ends = (Ends) next[answer];
      double share = die.chance(answer);
      for (int i = 0; i < ends.to().length; i++) {
        int part = i < ends.nextTurn() ? 0 : i < ends.ended() ? 1 : 2;
        parts.get(part).merge(ends.to()[i], share * ends.chances()[i], Double::sum);
      }
    }
    int nextTurn = parts.get(0).size();
    int ended = nextTurn + parts.get(1).size();
    int[] to = new int[ended + parts.get(2).size()];
    double[] chances = new double[to.length];
    int at = 0;
    for (Map<Integer, Double> part : parts) {
      for (Map.Entry<Integer, Double> entry : part.entrySet()) {
        to[at] = entry.getKey();
        chances[at++] = entry.getValue();
      }
    }
    return new Ends(to, chances, nextTurn, ended);
  }
}
