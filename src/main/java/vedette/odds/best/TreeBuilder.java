package vedette.odds.best;

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
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.InformationSet;
import vedette.odds.best.Tree.Leaf;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Destinations.SortedCodes;
import vedette.odds.chain.Node;
import vedette.odds.chain.NodeBuilder;
import vedette.odds.chain.NumberSet;
import vedette.odds.chain.Path;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** Makes the tree of a step, from its paths as they come one after the other. */
final class TreeBuilder<S, R> extends NodeBuilder<S, R, Tree> {
  /** The questions of the path that came last, those with one answer left out. */
  private final List<OpenQuestion> openQuestion = new ArrayList<>();

  private final Map<List<Object>, InformationSet> informationSet = new HashMap<>();

  /** The codes of all destinations. */
  private final NumberSet destinations = new NumberSet();

  private List<Decision> decisions = List.of();
  private Branch root;

  /** A question whose answers are not all known. */
  private static final class OpenQuestion {
    final Object question;
    final Branch[] next;

    int answer;

    OpenQuestion(Object question, int answers) {
      this.question = question;
      next = new Branch[answers];
    }
  }

  @Override
  public void begin(S state) {
    openQuestion.clear();
    informationSet.clear();
    destinations.clear();
    decisions = new ArrayList<>();
    root = null;
  }

  @Override
  public Tree node(Node.Era era) {
    close(0);
    List<InformationSet> latestFirst = new ArrayList<>(informationSet.values());
    latestFirst.sort(Comparator.comparingInt((InformationSet it) -> it.depth).reversed());
    SortedCodes all = SortedCodes.of(destinations.toArray());
    return new Tree(era, all.targets(), all.nextTurn(), all.ended(), root, decisions, latestFirst);
  }

  @Override
  public void path(Step<S, R> end, Path path) {
    int known = 0;
    for (int i = 0; i < path.depth(); i++) {
      int answers = path.answers(i);
      if (answers == 1) {
        continue;
      }
      // From the first question on that has another answer now all others are new.
      if (known < openQuestion.size() && openQuestion.get(known).answer != path.answer(i)) {
        close(known + 1);
        openQuestion.get(known).answer = path.answer(i);
      } else if (known == openQuestion.size()) {
        OpenQuestion question = new OpenQuestion(path.question(i), answers);
        question.answer = path.answer(i);
        openQuestion.add(question);
      }
      known++;
    }
    int destination = destination(end);
    destinations.add(destination);
    place(Leaf.certain(destination));
  }

  private static Leaf leaf(Map<Integer, Double> chances) {
    int[] codes = new int[chances.size()];
    double[] each = new double[codes.length];
    int at = 0;
    for (Map.Entry<Integer, Double> chance : chances.entrySet()) {
      codes[at] = chance.getKey();
      each[at++] = chance.getValue();
    }
    SortedCodes all = SortedCodes.of(codes);
    return new Leaf(all.targets(), all.nextTurn(), all.ended(), all.sort(each));
  }

  private void place(Branch branch) {
    if (openQuestion.isEmpty()) {
      root = branch;
    } else {
      OpenQuestion last = openQuestion.get(openQuestion.size() - 1);
      last.next[last.answer] = branch;
    }
  }

  /** Closes the questions behind the first ones: all their answers are known. */
  private void close(int from) {
    while (openQuestion.size() > from) {
      OpenQuestion last = openQuestion.remove(openQuestion.size() - 1);
      place(branch(last));
    }
  }

  private Branch branch(OpenQuestion last) {
    if (last.question instanceof Die die) {
      boolean isLeftToDice = Arrays.stream(last.next).allMatch(Leaf.class::isInstance);
      return isLeftToDice ? mergeLeaves(die, last.next) : new Roll(die, last.next);
    }
    Choice<?> choice = (Choice<?>) last.question;
    if (choice.isAtOnce() && openQuestion.stream().anyMatch(before -> isOfOther(before, choice))) {
      throw new Refusal(
          "both sides decide simultaneously whether to retreat, so neither has a best choice"
              + " against every choice of the other",
          Remedy.ONE_DOCTRINE_AT_ONCE);
    }
    InformationSet unseen = blind(choice);
    Decision decision = new Decision(choice, last.next, unseen);
    decisions.add(decision);
    if (unseen != null) {
      unseen.decisions.add(decision);
      unseen.chances.add(chance());
    }
    return decision;
  }

  private static boolean isOfOther(OpenQuestion before, Choice<?> choice) {
    return before.question instanceof Choice<?> other
        && other.isAtOnce()
        && other.side() != choice.side();
  }

  /**
   * Returns all that looks the same to the side that chooses behind what is open now; null if
   * nothing.
   */
  private InformationSet blind(Choice<?> choice) {
    if (openQuestion.stream()
        .allMatch(it -> !(it.question instanceof Die die) || choice.hasSeen(die))) {
      return null;
    }
    List<Object> seen = new ArrayList<>();
    for (OpenQuestion before : openQuestion) {
      if (!(before.question instanceof Die die) || choice.hasSeen(die)) {
        seen.add(before.question);
        seen.add(before.answer);
      }
    }
    for (OpenQuestion before : openQuestion) {
      if (before.question instanceof Choice<?> other && other.side() != choice.side()) {
        throw new IllegalStateException("a side chooses blindly behind a choice of the other");
      }
    }
    seen.add(choice.options());
    return informationSet.computeIfAbsent(seen, unseen -> new InformationSet(openQuestion.size()));
  }

  private double chance() {
    double chance = 1;
    for (OpenQuestion before : openQuestion) {
      if (before.question instanceof Die die) {
        chance *= die.chance(before.answer);
      }
    }
    return chance;
  }

  /** Merges what the answers of a roll lead to, by the codes of the destinations. */
  private static Leaf mergeLeaves(Die die, Branch[] next) {
    Map<Integer, Double> chances = new TreeMap<>();
    for (int answer = 0; answer < next.length; answer++) {
      Leaf leaf = (Leaf) next[answer];
      for (int i = 0; i < leaf.chances().length; i++) {
        chances.merge(leaf.code(i), die.chance(answer) * leaf.chances()[i], Double::sum);
      }
    }
    return leaf(chances);
  }
}
