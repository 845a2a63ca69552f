// Makes linebreak.txt:
//   cc linebreak.c -o linebreak -licuuc && ./linebreak 800 3 > ../linebreak.txt
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
static uint64_t st;
static uint64_t rnd(void){ st+=0x9E3779B97F4A7C15ull; uint64_t z=st; z=(z^(z>>30))*0xBF58476D1CE4E5B9ull; z=(z^(z>>27))*0x94D049BB133111EBull; return z^(z>>31);}
static const uint32_t A[]={'a','b',0xE9,'1','2',' ',' ',' ',' ','-','.',',','!','(',')','"','/','$','%',0x2014,0xA0,0x200B,0x2060,0x200D,0x301,0x4E00,0x6F22,0x3042,0x3041,0x30FC,0x3001,0x3002,0x300C,0x300D,0xFF08,0xFF09,0xAC00,0xAC01,0x1100,0x1161,0x11A8,0x5D0,0x5D1,0x627,0x1F1E6,0x1F1E7,0x1F44D,0x1F3FB,0x1F600,0x2026,0x2019,0x201C,0xAB,0xBB,0xB4,0xAD,'\n','\r',0x85,0x2028,0xFFFC,0x20AC,':','?',0x64,0x416,0x3B1};
static int in(uint32_t c,const uint32_t*s){for(;*s;s++)if(*s==c)return 1;return 0;}
/* ICU's LB25 looks at whole numbers (UAX #14 8.2, example 7), the rule proper at pairs; its LB20a is an
   older one. */
static int conflict(const uint32_t*c,int n){ static const uint32_t CC[]={0x29,0x300D,0xFF09,0x3001,0x3002,0},PX[]={0x24,0x25,0x20AC,0},OP[]={0x28,0x300C,0xFF08,0},NU[]={'1','2',0},IS[]={'.',',',':',0},HL[]={0x5D0,0x5D1,0}; uint32_t p=0;
 for(int i=0;i<n;i++){ if(c[i]==0x301||c[i]==0x200D)continue; if((p=='/'&&(in(c[i],NU)||in(c[i],PX)))||(in(p,CC)&&in(c[i],PX))||(in(p,PX)&&in(c[i],OP))||(in(p,IS)&&in(c[i],PX))||(p=='-'&&in(c[i],HL))||(p==0xA0&&c[i]=='-'))return 1; p=c[i];} return 0;}
int main(int c,char**v){ int n=atoi(v[1]); st=atoi(v[2]); printf("# Line breaks by ICU %s (ubrk, UBRK_LINE, locale en@lb=strict): code points, with + before those that may\n# begin a line. Without texts where ICU tailors LB25 or\n# has an older LB20a.\n",U_ICU_VERSION);
 UErrorCode e=0; UBreakIterator*b=ubrk_open(UBRK_LINE,"en@lb=strict",NULL,0,&e); if(U_FAILURE(e))return 1;
 for(int k=0;k<n;k++){ int len=2+rnd()%12; UChar u[64]; int ul=0; uint32_t cps[32]; int at[64]={0};
  for(int i=0;i<len;i++){ uint32_t cp=A[rnd()%(sizeof A/4)]; cps[i]=cp; if(cp>0xffff){u[ul++]=0xD800+((cp-0x10000)>>10);u[ul++]=0xDC00+((cp-0x10000)&0x3ff);} else u[ul++]=cp; }
  if(conflict(cps,len)){k--;continue;}
  ubrk_setText(b,u,ul,&e); for(int p=ubrk_first(b);p!=UBRK_DONE;p=ubrk_next(b)) at[p]=1;
  int j=0; for(int i=0;i<len;i++){printf("%s%s%X",i?" ":"",i&&at[j]?"+":"",cps[i]); j+=cps[i]>0xffff?2:1;} printf("\n"); } }
